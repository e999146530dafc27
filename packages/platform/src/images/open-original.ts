import sharp, { type Sharp } from 'sharp'
import { MAX_PIXELS, type Original } from './image-store.ts'

/**
 * Opens an original upright, and an SVG sharp at `width` pixels.
 * @throws while it is read, if it cannot be decoded or exceeds 100 million pixels
 */
export async function openOriginal({ bytes, format }: Original, width: number): Promise<Sharp> {
  const limits = { limitInputPixels: MAX_PIXELS }
  const density = format === 'svg' ? { density: await svgDensity(bytes, width) } : {}
  return sharp(bytes, { ...limits, ...density }).autoOrient()
}

/** Returns the density at which an SVG becomes `width` pixels wide, so that its edges are sharp. */
async function svgDensity(bytes: Uint8Array, width: number): Promise<number> {
  const { width: own } = await sharp(bytes, { density: 72 }).metadata()
  return Math.min(Math.max((72 * width) / own, 1), 10_000)
}
