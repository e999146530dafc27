import type { ColourFamily } from './colour-family.ts'
import { type Oklch, oklch } from './oklch.ts'

/**
 * Returns the perceived colour family (contract.md, GET /products). Thresholds are in Oklch.
 * @param code #rrggbb
 */
export function colourFamily(code: string): ColourFamily {
  const colour = oklch(code)
  const { lightness, chroma, hue } = colour
  if (chroma < 0.02) return lightness >= 0.88 ? 'white' : lightness < 0.28 ? 'black' : 'grey'
  if (hue < 25 || hue >= 340) return lightness >= 0.6 ? 'pink' : 'red'
  if (hue < 38) return besideRed(colour)
  if (hue < 70) return besideOrange(colour)
  if (hue < 100) return besideYellow(colour)
  if (hue < 125) return chroma >= 0.15 ? 'yellow' : lightness >= 0.85 ? 'beige' : 'green'
  if (hue < 180) return 'green'
  if (hue < 230) return 'teal'
  if (hue < 275) return lightness < 0.38 ? 'navy' : 'blue'
  return 'purple'
}

function besideRed({ lightness, chroma }: Oklch): ColourFamily {
  if (lightness >= 0.7) return 'pink'
  if (chroma < 0.06) return 'brown'
  return lightness >= 0.64 && chroma < 0.17 ? 'orange' : 'red'
}

function besideOrange({ lightness, chroma }: Oklch): ColourFamily {
  if (chroma < 0.07) return lightness >= 0.75 ? 'beige' : 'brown'
  return lightness >= 0.58 ? 'orange' : 'brown'
}

function besideYellow({ lightness, chroma, hue }: Oklch): ColourFamily {
  if (chroma >= 0.11) return hue < 75 ? 'orange' : 'yellow'
  return lightness >= 0.6 ? 'beige' : 'brown'
}
