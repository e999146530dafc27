/** The widths in pixels that every picture is to be had at. A picture narrower than one is not enlarged. */
export const pictureWidths = [200, 400, 800, 1200, 1600, 2400] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The formats that every picture is to be had in. */
export const derivativeFormats = ['avif', 'webp'] as const
export type DerivativeFormat = (typeof derivativeFormats)[number]

/** One rendering of a picture: what the address of a picture names. */
export type Derivative = { hash: string; width: PictureWidth; format: DerivativeFormat }

/** The address of a picture on the shop's own server: WebP at 800 px, a sound default for any client. */
export function pictureUrl(hash: string): string {
  return derivativePath({ hash, width: 800, format: 'webp' })
}

/** The path of a derivative: `/media/<hash>/<width>.<format>`. */
function derivativePath({ hash, width, format }: Derivative): string {
  return `/media/${hash}/${width}.${format}`
}

const shape = /^\/media\/([0-9a-f]{32})\/(\d{3,4})\.(avif|webp)$/

/** The derivative that a path names, or null: no other width or format exists. */
export function readDerivativePath(path: string): Derivative | null {
  const [, hash, digits, ending] = shape.exec(path) ?? []
  const width = pictureWidths.find((known) => String(known) === digits)
  const format = derivativeFormats.find((known) => known === ending)
  return hash && width && format ? { hash, width, format } : null
}
