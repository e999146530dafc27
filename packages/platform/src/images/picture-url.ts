/** The widths in pixels that every picture is to be had at. A picture narrower than one is not enlarged. */
export const pictureWidths = [200, 400, 800, 1200, 1600, 2400] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The picture of a page that messengers and social networks show: of one size, as JPEG, which all of them take. */
export const shareSize = { width: 1200, height: 630 } as const

/**
 * The formats of every picture, each at every width. `jpeg` is the picture of `shareSize` alone; `png` is for paper: what is
 * transparent stays so, and all else is black.
 */
export const derivativeFormats = ['avif', 'webp', 'jpeg', 'png'] as const
export type DerivativeFormat = (typeof derivativeFormats)[number]

/** One rendering of a picture: what the address of a picture names. */
export type Derivative = { hash: string; width: PictureWidth; format: DerivativeFormat }

/** The address of a picture on the shop's own server: WebP at 800 px, a sound default for any client. */
export function pictureUrl(hash: string): string {
  return derivativePath({ hash, width: 800, format: 'webp' })
}

/** The path of a derivative: `/media/<hash>/<width>.<format>`, `/media/<hash>/1200x630.jpg`. */
function derivativePath(derivative: Derivative): string {
  return `/media/${derivative.hash}/${derivativeName(derivative)}`
}

/** The last segment of a derivative's path, and the name of its file. */
export function derivativeName({ width, format }: Pick<Derivative, 'width' | 'format'>): string {
  return format === 'jpeg' ? shareName : `${width}.${format}`
}

const shareName = `${shareSize.width}x${shareSize.height}.jpg`
const shape = /^\/media\/([0-9a-f]{32})\/(?:(\d{3,4})\.(avif|webp|png)|([\dx]+\.jpg))$/

/** The derivative that a path names, or null: no other size or format exists. */
export function readDerivativePath(path: string): Derivative | null {
  const [, hash, digits, ending, share] = shape.exec(path) ?? []
  if (!hash) return null
  if (share !== undefined)
    return share === shareName ? { hash, width: shareSize.width, format: 'jpeg' } : null
  const width = pictureWidths.find((known) => String(known) === digits)
  const format = derivativeFormats.find((known) => known === ending)
  return width && format ? { hash, width, format } : null
}
