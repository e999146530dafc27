import type { OriginalFormat } from './picture-store.ts'
import type { DerivativeFormat } from './picture-url.ts'

type Format = OriginalFormat | DerivativeFormat

/**
 * Whether the bytes are a whole file of that format, as far as its outline tells. A header can be read from half a
 * file, and decoding every picture takes minutes: so the lengths that the format notes down are compared with the
 * file's own. What follows the end of the picture, such as the film of a phone's motion photo, is no fault.
 */
export function isWhole(bytes: Uint8Array, format: Format): boolean {
  return pictureEnd(bytes, format) !== null
}

/** Returns where the picture in a file ends, in bytes; null where it is cut off before. */
export function pictureEnd(bytes: Uint8Array, format: Format): number | null {
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
  jpeg: endOfJpeg,
  svg: endOfSvg,
}

/** Each chunk says how long it is; the last is IEND (PNG, section 5.3). */
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

const marker = 0xff
const startOfImage = 0xd8
const startOfScan = 0xda
const endOfImage = 0xd9

/** Each segment says how long it is, but for the scans, whose bytes go on to the next marker (ITU-T T.81, section B.1.1). */
function endOfJpeg(file: Buffer): number | null {
  if (file[0] !== marker || file[1] !== startOfImage) return null
  let at = 2
  while (at + 4 <= file.length) {
    // As decoders do, bytes between segments are passed over.
    const kind = file[at] === marker ? file[at + 1] : undefined
    if (kind === undefined) at = nextMarker(file, at)
    else if (kind === marker) at += 1
    else if (kind === endOfImage) return at + 2
    else {
      at += 2 + file.readUInt16BE(at + 2)
      if (kind === startOfScan) at = nextMarker(file, at)
    }
  }
  return at + 2 <= file.length && file[at] === marker && file[at + 1] === endOfImage ? at + 2 : null
}

/** Within a scan, FF 00 is a byte of the picture and FF D0 to FF D7 part it. */
function nextMarker(file: Buffer, from: number): number {
  let at = file.indexOf(marker, from)
  while (at !== -1) {
    const kind = file[at + 1] ?? 0
    const isOfScan = kind === 0 || (kind >= 0xd0 && kind <= 0xd7)
    if (!isOfScan && kind !== marker) return at
    at = file.indexOf(marker, kind === marker ? at + 1 : at + 2)
  }
  return file.length
}

/** Comments, blanks and instructions to programs may follow an SVG. */
function endOfSvg(file: Buffer): number | null {
  let text = file.toString('utf8').trimEnd()
  for (;;) {
    const begin = text.endsWith('-->') ? '<!--' : text.endsWith('?>') ? '<?' : null
    if (begin === null) break
    text = text.slice(0, Math.max(0, text.lastIndexOf(begin))).trimEnd()
  }
  return /<\/(?:[\w-]+:)?svg\s*>$/.test(text.slice(-200)) ? file.length : null
}

/** Whether a file's boxes add up to its length (ISO/IEC 14496-12, section 4.2). */
function boxesFill(file: Buffer): boolean {
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    // 0 means to the end of the file, 1 that the size follows in 64 bits; neither ends a file that can be checked.
    if (size < 8) return false
    at += size
  }
  return at === file.length
}
