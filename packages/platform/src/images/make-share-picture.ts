import { openOriginal } from './open-original.ts'
import type { Original } from './picture-store.ts'
import { shareSize } from './picture-url.ts'

/** From this proportion on a picture is cut at its edges to fill the size; a narrower one is shown whole. */
const wide = 1.4

/**
 * Renders an original for messengers: always 1200 × 630, enlarged where it must be. A garment, which is taller than wide,
 * stands whole in the middle, and the ground of its photo goes on to both sides.
 */
export async function makeSharePicture(original: Original): Promise<Uint8Array<ArrayBuffer>> {
  const source = await openOriginal(original, shareSize.width)
  const { width, height } = (await source.metadata()).autoOrient
  const shown =
    width / height >= wide
      ? source.resize({ ...shareSize, fit: 'cover' })
      : source.resize({ ...shareSize, fit: 'contain', background: await groundOf(original) })
  const flat = shown.flatten({ background: '#ffffff' })
  return new Uint8Array(await flat.jpeg({ quality: 80, mozjpeg: true }).toBuffer())
}

/** The colour of a picture's upper corner, on white where it is transparent. */
async function groundOf(original: Original): Promise<{ r: number; g: number; b: number }> {
  const source = await openOriginal(original, shareSize.width)
  const corner = source.extract({ left: 0, top: 0, width: 1, height: 1 }).flatten({ background: '#ffffff' })
  const [r = 255, g = r, b = r] = await corner.toColourspace('srgb').raw().toBuffer()
  return { r, g, b }
}
