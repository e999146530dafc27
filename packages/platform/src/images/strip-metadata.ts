import sharp from 'sharp'
import { pictureEnd } from './is-whole.ts'
import { mostPixels, type Original } from './picture-store.ts'

/**
 * The picture without what its camera or its author noted down in it (place, time, names, comments), turned upright, its
 * colours sRGB. One that has nothing of that stays as it is, byte for byte, as does an SVG, which is only ever drawn.
 */
export async function stripMetadata(original: Original): Promise<Original> {
  const { bytes, format } = original
  if (format === 'svg') return original
  const image = sharp(bytes, { limitInputPixels: mostPixels })
  const found = await image.metadata()
  const notes = [found.exif, found.xmp, found.iptc, found.icc, found.tifftagPhotoshop, found.comments?.length]
  if (!notes.some(Boolean) && (found.orientation ?? 1) === 1) {
    // What follows the picture, such as the film of a motion photo, shows more than the picture does.
    const end = pictureEnd(bytes, format)
    return end === null || end === bytes.length ? original : { bytes: bytes.subarray(0, end), format }
  }
  const upright = image.autoOrient()
  const encoded = {
    jpeg: () => upright.jpeg({ quality: 95 }),
    png: () => upright.png(),
    webp: () => upright.webp({ quality: 95 }),
  }[format]()
  return { bytes: new Uint8Array(await encoded.toBuffer()), format }
}
