import sharp, { type Sharp } from 'sharp'
import { mostPixels, type Original } from './picture-store.ts'

/**
 * An original as it is looked at: upright, a drawing (SVG) sharp at `width` pixels.
 * @throws when it is read, if it cannot be decoded or is more than 100 million pixels.
 */
export async function openOriginal({ bytes, format }: Original, width: number): Promise<Sharp> {
  const limits = { limitInputPixels: mostPixels }
  const density = format === 'svg' ? { density: await svgDensity(bytes, width) } : {}
  return sharp(bytes, { ...limits, ...density }).autoOrient()
}

/** The density at which an SVG's own size becomes `width` pixels, so that its edges are sharp. */
async function svgDensity(bytes: Uint8Array, width: number): Promise<number> {
  const { width: own } = await sharp(bytes, { density: 72 }).metadata()
  return Math.min(Math.max((72 * width) / own, 1), 10_000)
}
