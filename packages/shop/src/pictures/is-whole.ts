import type { OriginalFormat } from './picture-store.ts'
import type { DerivativeFormat } from './picture-url.ts'

type Format = OriginalFormat | DerivativeFormat

/**
 * Whether the bytes are a whole file of that format, as far as its outline tells. A header can be read from half a
 * file, and decoding every picture takes minutes: so the lengths that the format notes down are compared with the
 * file's own, and where there are none its end is looked at.
 */
export function isWhole(bytes: Uint8Array, format: Format): boolean {
  return checks[format](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

const checks: Record<Format, (file: Buffer) => boolean> = {
  webp: (file) =>
    file.length >= 12 &&
    file.toString('latin1', 0, 4) === 'RIFF' &&
    file.toString('latin1', 8, 12) === 'WEBP' &&
    file.readUInt32LE(4) + 8 <= file.length,
  avif: (file) => file.toString('latin1', 4, 8) === 'ftyp' && boxesFill(file),
  png: (file) => file.subarray(-64).includes('IEND'),
  jpeg: (file) => file.subarray(-64).includes(Buffer.from([0xff, 0xd9])),
  svg: (file) => file.subarray(-64).includes('</svg>'),
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
