import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { isWhole } from './is-whole.ts'
import { mostPixels, originalFormats, type Picture } from './picture-store.ts'

/** What is wrong with a file that should be a picture; the message is for the shop's owner. */
export class InvalidPictureError extends Error {}

/**
 * Reads what a picture is from its bytes: hash, format, size in pixels as it is shown.
 * @throws InvalidPictureError when the bytes are no picture of a known format, or not all of one.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  const format = originalFormats.find((known) => known === found?.format)
  if (!found || !format)
    throw new InvalidPictureError('is not a WebP, PNG, JPEG or SVG picture that can be read')
  if (!isWhole(bytes, format)) throw new InvalidPictureError('is cut off: the file is not complete')
  const { width, height } = found.autoOrient
  if (width * height > mostPixels) throw new InvalidPictureError('has more than 100 million pixels')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { hash, format, width, height }
}
