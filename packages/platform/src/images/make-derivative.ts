import sharp, { type Sharp } from 'sharp'
import type { Original } from './image-store.ts'
import type { Derivative } from './image-url.ts'
import { makeIcon } from './make-icon.ts'
import { makeShareImage } from './make-share-image.ts'
import { openOriginal } from './open-original.ts'

// One thread, so that an image uses at most one core.
sharp.concurrency(1)
// Each image is decoded once, so a cache would only use memory.
sharp.cache(false)

/** Pixels. WebP and AVIF have no higher images; a long screenshot is as high. */
const MAX_HEIGHT = 16_383

/**
 * Renders an original at a width, or at the greatest height if it is very tall. Only SVG is enlarged, because it has no pixel size. The result is sRGB
 * without metadata.
 * AVIF at quality 50, effort 1 and WebP at quality 78, effort 2: measured as the best trade-off of bytes and time.
 * @throws if the bytes cannot be decoded, or exceed 100 million pixels at that width
 */
export async function makeDerivative(
  original: Original,
  { width, format }: Derivative,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'jpeg') return await makeShareImage(original)
  if (format === 'icon') return await makeIcon(original, width)
  const vector = original.format === 'svg'
  const source = await openOriginal(original, width)
  const resized = source.resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: !vector })
  if (format === 'png') return await blackOnTransparent(resized)
  const encoded =
    format === 'avif' ? resized.avif({ quality: 50, effort: 1 }) : resized.webp({ quality: 78, effort: 2 })
  return new Uint8Array(await encoded.toBuffer())
}

/**
 * Renders a logo in black on a transparent ground, whatever its colours on the screen. In an image without transparency, the ground
 * has the brightness of its upper corner.
 */
async function blackOnTransparent(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const { data, info } = await image
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isOpaque = data.every((value, index) => index % channels < channels - 1 || value === 255)
  const raw = sharp(data, { raw: { width, height, channels } })
  const printed = isOpaque
    ? sharp({ create: { width, height, channels: 3, background: 'black' } }).joinChannel(
        await contrasts(raw),
        {
          raw: { width, height, channels: 1 },
        },
      )
    : raw.linear([0, 0, 0, 1], [0, 0, 0, 0])
  return new Uint8Array(await printed.png({ compressionLevel: 9 }).toBuffer())
}

/** Returns how much the brightness of each pixel differs from the first pixel's, scaled so that the largest difference is 255. */
async function contrasts(image: Sharp): Promise<Buffer> {
  const light = await image.greyscale().extractChannel(0).raw().toBuffer()
  const ground = light[0] ?? 0
  const most = light.reduce((far, value) => Math.max(far, Math.abs(value - ground)), 1)
  return Buffer.from(light.map((value) => Math.round((Math.abs(value - ground) * 255) / most)))
}
