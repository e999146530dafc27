import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { isWhole } from './is-whole.ts'
import { MAX_PIXELS, originalFormats, type Image } from './image-store.ts'

type ImageIssue = 'unknown' | 'heic' | 'cut off' | 'damaged' | 'too large' | 'too heavy'

/** Maximum size of an image file, in bytes. */
export const MAX_IMAGE_BYTES = 50_000_000

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
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  if (isHeic(bytes)) throw new InvalidImageError('heic')
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
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head)
}
