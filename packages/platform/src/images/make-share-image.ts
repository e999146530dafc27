import { openOriginal } from './open-original.ts'
import type { Original } from './image-store.ts'
import { shareSize } from './image-url.ts'

/** Minimum ratio of width to height at which an image is cropped to fill the size. Narrower images are shown whole. */
const WIDE_RATIO = 1.4

/**
 * Renders the link preview of messengers: always 1200 × 630, enlarged if necessary. Tall images, such as garments, are
 * centred, and the background colour of the photo fills both sides.
 */
export async function makeShareImage(original: Original): Promise<Uint8Array<ArrayBuffer>> {
  const source = await openOriginal(original, shareSize.width)
  const { width, height } = (await source.metadata()).autoOrient
  const shown =
    width / height >= WIDE_RATIO
      ? source.resize({ ...shareSize, fit: 'cover' })
      : source.resize({ ...shareSize, fit: 'contain', background: await groundOf(original) })
  const flat = shown.flatten({ background: '#ffffff' })
  return new Uint8Array(await flat.jpeg({ quality: 80, mozjpeg: true }).toBuffer())
}

/** Returns the colour of the image's upper corner, with white behind transparency. */
async function groundOf(original: Original): Promise<{ r: number; g: number; b: number }> {
  const source = await openOriginal(original, shareSize.width)
  const corner = source.extract({ left: 0, top: 0, width: 1, height: 1 }).flatten({ background: '#ffffff' })
  const [r = 255, g = r, b = r] = await corner.toColourspace('srgb').raw().toBuffer()
  return { r, g, b }
}
