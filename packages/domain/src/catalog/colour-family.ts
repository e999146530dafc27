/** "A colour belongs to one family, by which shoppers look for it: burgundy is a red, khaki a beige." */

export const colourFamilies = [
  'black',
  'white',
  'grey',
  'beige',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'navy',
  'purple',
  'pink',
] as const

export type ColourFamily = (typeof colourFamilies)[number]

/** A colour that stands for each family, as a dot beside its name. */
export const familyCodes: Readonly<Record<ColourFamily, string>> = {
  black: '#1a1a1d',
  white: '#ffffff',
  grey: '#80858c',
  beige: '#d8c8a8',
  brown: '#6b4a36',
  red: '#b3261e',
  orange: '#e8701c',
  yellow: '#f2c230',
  green: '#2f7d4f',
  teal: '#1f7f86',
  blue: '#3f78c0',
  navy: '#22345c',
  purple: '#7a4f9a',
  pink: '#e59aae',
}

/** Lightness and chroma from 0 to about 1 and 0.4, hue in degrees, as an eye compares colours (Oklch). */
type Oklch = { lightness: number; chroma: number; hue: number }

/**
 * The family of a colour (contract.md, GET /products).
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

/** Björn Ottosson's conversion from sRGB (https://bottosson.github.io/posts/oklab). */
function oklch(code: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(code.slice(at, at + 2)))
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** Two hexadecimal digits of sRGB as an amount of light, from 0 to 1. */
function linear(digits: string): number {
  const value = Number.parseInt(digits, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
