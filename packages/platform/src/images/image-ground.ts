import type { Original } from './image-store.ts'
import { openOriginal } from './open-original.ts'

export type Colour = { r: number; g: number; b: number }

const WHITE: Colour = { r: 255, g: 255, b: 255 }
const DARK: Colour = { r: 23, g: 33, b: 31 }

/** Mean brightness, 0 to 255, above which a logo is invisible on white. */
const TOO_LIGHT = 200

/** Width at which brightness is measured, in pixels. */
const MEASURED_WIDTH = 64

/**
 * Returns the colour to show an image on: that of its upper corner. An image with a transparent corner is a logo, which is shown on
 * white, or on a dark ground if it is too light for white.
 */
export async function groundOf(original: Original): Promise<{ colour: Colour; isLogo: boolean }> {
  const source = await openOriginal(original, MEASURED_WIDTH)
  const { data, info } = await source
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ width: MEASURED_WIDTH, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixel = (at: number) => {
    const [r = 255, second = r, third = r, fourth = 255] = data.subarray(at, at + info.channels)
    return info.channels < 4 ? { r, g: r, b: r, alpha: second } : { r, g: second, b: third, alpha: fourth }
  }
  const { alpha: cornerAlpha, ...colour } = pixel(0)
  if (cornerAlpha >= 128) return { colour, isLogo: false }
  let light = 0
  let visible = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const { r, g, b, alpha } = pixel(at)
    light += alpha * (0.299 * r + 0.587 * g + 0.114 * b)
    visible += alpha
  }
  return { colour: visible > 0 && light / visible > TOO_LIGHT ? DARK : WHITE, isLogo: true }
}
