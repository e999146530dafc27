/** A colour in Oklch: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/**
 * Converts sRGB to Oklch, a perceptual colour space (Björn Ottosson, https://bottosson.github.io/posts/oklab).
 * @param code #rrggbb
 */
export function oklch(code: string): Oklch {
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

/** Converts two hexadecimal digits of sRGB to linear light, from 0 to 1. */
function linear(digits: string): number {
  const value = Number.parseInt(digits, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Returns the perceived difference of two colours, from 0 to about 1. A step of 0.02 is just visible. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [oklab(oklch(one)), oklab(oklch(other))]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)))
}

function oklab({ lightness, chroma, hue }: Oklch): number[] {
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}
