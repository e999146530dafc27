import type { OriginalFormat } from './image-store.ts'
import type { DerivativeFormat } from './image-url.ts'

type Format = OriginalFormat | DerivativeFormat

/**
 * Checks from a file's structure that it is complete. Image headers can be read from half a file, and decoding every
 * image takes minutes. This function compares the lengths in the file's structure with its size. Bytes after the end of
 * the image, such as the video of a motion photo, are allowed.
 */
export function isWhole(bytes: Uint8Array, format: Format): boolean {
  return imageEnd(bytes, format) !== null
}

/** Returns the offset in bytes at which the image ends, or null if it is truncated. */
export function imageEnd(bytes: Uint8Array, format: Format): number | null {
  return ends[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const ends: Record<Format, (file: Buffer) => number | null> = {
  webp(file) {
    const isWebp =
      file.length >= 12 &&
      file.toString('latin1', 0, 4) === 'RIFF' &&
      file.toString('latin1', 8, 12) === 'WEBP'
    const end = isWebp ? file.readUInt32LE(4) + 8 : file.length + 1
    return end <= file.length ? end : null
  },
  avif: (file) => (file.toString('latin1', 4, 8) === 'ftyp' && boxesFill(file) ? file.length : null),
  png: endOfPng,
  icon: endOfPng,
  jpeg: endOfJpeg,
  svg: endOfSvg,
}

/** Each chunk has a length; the last is IEND (PNG, section 5.3). */
function endOfPng(file: Buffer): number | null {
  const lengthAndSum = 12
  let at = 8
  while (at + lengthAndSum <= file.length) {
    const end = at + lengthAndSum + file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return end <= file.length ? end : null
    at = end
  }
  return null
}

const MARKER = 0xff
const START_OF_IMAGE = 0xd8
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Each segment has a length, except scans, which continue to the next marker (ITU-T T.81, section B.1.1). */
function endOfJpeg(file: Buffer): number | null {
  if (file[0] !== MARKER || file[1] !== START_OF_IMAGE) return null
  let at = 2
  while (at + 4 <= file.length) {
    // Skips bytes between segments, as decoders do.
    const kind = file[at] === MARKER ? file[at + 1] : undefined
    if (kind === undefined) at = nextMarker(file, at)
    else if (kind === MARKER) at += 1
    else if (kind === END_OF_IMAGE) return at + 2
    else {
      at += 2 + file.readUInt16BE(at + 2)
      if (kind === START_OF_SCAN) at = nextMarker(file, at)
    }
  }
  return at + 2 <= file.length && file[at] === MARKER && file[at + 1] === END_OF_IMAGE ? at + 2 : null
}

/** Within a scan, FF 00 is image data and FF D0 to FF D7 are restart markers. */
function nextMarker(file: Buffer, from: number): number {
  let at = file.indexOf(MARKER, from)
  while (at !== -1) {
    const kind = file[at + 1] ?? 0
    const isOfScan = kind === 0 || (kind >= 0xd0 && kind <= 0xd7)
    if (!isOfScan && kind !== MARKER) return at
    at = file.indexOf(MARKER, kind === MARKER ? at + 1 : at + 2)
  }
  return file.length
}

/** Comments, whitespace and processing instructions may follow an SVG. */
function endOfSvg(file: Buffer): number | null {
  let text = file.toString('utf8').trimEnd()
  for (;;) {
    const begin = text.endsWith('-->') ? '<!--' : text.endsWith('?>') ? '<?' : null
    if (begin === null) break
    text = text.slice(0, Math.max(0, text.lastIndexOf(begin))).trimEnd()
  }
  return /<\/(?:[\w-]+:)?svg\s*>$/.test(text.slice(-200)) ? file.length : null
}

/** Checks that the boxes add up to the file's length (ISO/IEC 14496-12, section 4.2). */
function boxesFill(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    // Size 0 means "to the end of the file", 1 means a 64-bit size. Neither can be checked.
    if (size < 8) return false
    at += size
  }
  return at === file.length
}
