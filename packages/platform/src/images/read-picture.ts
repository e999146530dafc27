import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { isWhole } from './is-whole.ts'
import { mostPixels, originalFormats, type Picture } from './picture-store.ts'

/** What is wrong with a file that should be a picture. */
type PictureIssue = 'unknown' | 'heic' | 'cut off' | 'too large' | 'too heavy'

/** The largest file: bytes. */
export const mostPictureBytes = 50_000_000

/** Thrown of a file that is no picture which the shop can show. */
export class InvalidPictureError extends Error {
  override name = 'InvalidPictureError'
  readonly issue: PictureIssue

  constructor(issue: PictureIssue) {
    super(`a picture is refused: ${issue}`)
    this.issue = issue
  }
}

/**
 * Reads what a picture is from its bytes: hash, format, size in pixels as it is shown.
 * @throws InvalidPictureError when the bytes are no picture of a known format, or not all of one.
 */
export async function readPicture(bytes: Uint8Array): Promise<Picture> {
  // sharp throws of no bytes at once, and not in its promise.
  if (bytes.length === 0) throw new InvalidPictureError('cut off')
  const found = await sharp(bytes)
    .metadata()
    .catch(() => null)
  if (isHeic(bytes)) throw new InvalidPictureError('heic')
  const format = originalFormats.find((known) => known === found?.format)
  if (!found || !format) throw new InvalidPictureError('unknown')
  if (!isWhole(bytes, format)) throw new InvalidPictureError('cut off')
  const { width, height } = found.autoOrient
  if (width * height > mostPixels) throw new InvalidPictureError('too large')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { hash, format, width, height }
}

/** Whether a file says that it is a HEIF picture of the kind that iPhones take (ISO/IEC 23008-12, annex B.4). */
function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  return /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(head)
}
