import sharp from 'sharp'
import type { Original } from './picture-store.ts'
import type { Derivative } from './picture-url.ts'

// One thread a picture: how many are made at once is the picture library's to say.
sharp.concurrency(1)
// Each picture is decoded once; keeping decoded ones would only hold memory.
sharp.cache(false)

/**
 * Renders an original at a width, never enlarged but for SVG, which has no size of its own.
 * AVIF at quality 50, effort 1 and WebP at quality 78, effort 2: measured as the best of bytes against time.
 */
export async function makeDerivative(
  original: Original,
  { width, format }: Derivative,
): Promise<Uint8Array<ArrayBuffer>> {
  const vector = original.format === 'svg'
  const source = vector
    ? sharp(original.bytes, { density: await svgDensity(original.bytes, width) })
    : sharp(original.bytes)
  const resized = source.autoOrient().resize({ width, withoutEnlargement: !vector })
  const encoded =
    format === 'avif' ? resized.avif({ quality: 50, effort: 1 }) : resized.webp({ quality: 78, effort: 2 })
  return new Uint8Array(await encoded.toBuffer())
}

/** The density at which an SVG's own size becomes `width` pixels, so that its edges are sharp. */
async function svgDensity(bytes: Uint8Array, width: number): Promise<number> {
  const { width: own } = await sharp(bytes, { density: 72 }).metadata()
  return Math.min(Math.max((72 * width) / own, 1), 10_000)
}
