import sharp from 'sharp'
import { MAX_PIXELS, type Original } from './image-store.ts'
import { imageEnd } from './is-whole.ts'
import { InvalidImageError } from './read-image.ts'

/**
 * Removes metadata (place, time, names, comments), turns the image upright and converts it to sRGB. Returns images
 * without metadata and SVGs unchanged, byte for byte. SVGs are only ever shown rendered.
 * @throws InvalidImageError if the image cannot be decoded
 */
export async function stripMetadata(original: Original): Promise<Original> {
  const { bytes, format } = original
  if (format === 'svg') return original
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const found = await image.metadata()
  const notes = [found.exif, found.xmp, found.iptc, found.icc, found.tifftagPhotoshop, found.comments?.length]
  if (!notes.some(Boolean) && (found.orientation ?? 1) === 1) {
    // Bytes after the image, such as the video of a motion photo, show more than the image.
    const end = imageEnd(bytes, format)
    return end === null || end === bytes.length ? original : { bytes: bytes.subarray(0, end), format }
  }
  const upright = image.autoOrient()
  const encoded = {
    jpeg: () => upright.jpeg({ quality: 95 }),
    png: () => upright.png(),
    webp: () => upright.webp({ quality: 95 }),
  }[format]()
  const clean = await encoded.toBuffer().catch(() => {
    throw new InvalidImageError('damaged')
  })
  return { bytes: new Uint8Array(clean), format }
}
