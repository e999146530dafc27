import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { type Image, MAX_PIXELS, originalFormats } from './image-store.ts'
import { isWhole } from './is-whole.ts'

type ImageIssue = 'unknown' | 'heic' | 'cut off' | 'damaged' | 'too large' | 'too heavy' | 'heavy svg'

/** Maximum size of an image file, in bytes. */
export const MAX_IMAGE_BYTES = 50_000_000

/** Bytes of an SVG: the decoder's time grows with the square of the styles in it. */
const MAX_SVG_BYTES = 2_000_000

/** Thrown for a file that is not an image, or that the shop cannot show. */
export class InvalidImageError extends Error {
  override name = 'InvalidImageError'
  readonly issue: ImageIssue

  constructor(issue: ImageIssue) {
    super(`a picture is refused: ${issue}`)
    this.issue = issue
  }
}

/**
 * Parses an image file: hash, format, and displayed size in pixels.
 * @throws InvalidImageError if the format is unknown or the file is incomplete
 */
export async function readImage(bytes: Uint8Array): Promise<Image> {
  // For empty input sharp throws synchronously instead of rejecting its promise.
  if (bytes.length === 0) throw new InvalidImageError('cut off')
  if (isHeic(bytes)) throw new InvalidImageError('heic')
  const isSvg = isMarkup(bytes)
  if (!isSvg && !isPhoto(bytes)) throw new InvalidImageError('unknown')
  if (isSvg && bytes.length > MAX_SVG_BYTES) throw new InvalidImageError('heavy svg')
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  const format = originalFormats.find((known) => known === found?.format)
  if (!found || !format) throw new InvalidImageError('unknown')
  if (!isWhole(bytes, format)) throw new InvalidImageError('cut off')
  const { width, height } = found.autoOrient
  if (width * height > MAX_PIXELS) throw new InvalidImageError('too large')
  // 80 bits, as nobody can make another file with a given hash of them, and a page repeats up to a hundred hashes.
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  return { hash, format, width, height }
}

/** Detects HEIF images as iPhones take them (ISO/IEC 23008-12, annex B.4). */
function isHeic(bytes: Uint8Array): boolean {
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(headOf(bytes))
}

/** Returns whether a file may be an SVG. The decoder would also unpack a compressed one, of any size. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^(?:\xef\xbb\xbf)?\s*</.test(headOf(bytes))
}

/** Returns whether a file begins as a JPEG, PNG or WebP. */
function isPhoto(bytes: Uint8Array): boolean {
  return /^(?:\xff\xd8\xff|\x89PNG|RIFF)/.test(headOf(bytes))
}

function headOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, Math.min(byteLength, 2_000)).toString('latin1')
}
