/**
 * Widths in pixels at which every image is available; smaller images are not enlarged. From 76 on, each is at most a fifth wider than
 * the one before, so no picture is fetched much larger than it is shown. The storefront has the same list (packages/ui, image.tsx).
 */
export const imageWidths = [
  36, 48, 76, 98, 117, 140, 167, 200, 240, 280, 336, 400, 480, 560, 672, 800, 920, 1050, 1200, 1390, 1600,
  1830, 2100, 2400,
] as const
export type ImageWidth = (typeof imageWidths)[number]

/** Widths and heights of the icons that are made of the shop's logo: tab, home screen of iPhones, and of the web app manifest. */
export const iconSizes = [32, 180, 192, 512] as const
type IconSize = (typeof iconSizes)[number]

/** Size of link previews in messengers and social networks. They are JPEG, which all of them accept. */
export const shareSize = { width: 1200, height: 630 } as const

/**
 * Formats of every image at every width. `jpeg` exists only at `shareSize`. `png` is for logos on paper, over the hero and in the
 * footer: black on a transparent ground. `icon` is a square PNG at `iconSizes`.
 */
export const derivativeFormats = ['avif', 'webp', 'jpeg', 'png', 'icon'] as const
export type DerivativeFormat = (typeof derivativeFormats)[number]

/** A rendering of an image, as its URL names it. */
export type Derivative = {
  hash: string
  width: ImageWidth | IconSize | typeof shareSize.width
  format: DerivativeFormat
}

/** URL of an image on the shop's server: WebP at 800 px, a sound default for any client. */
export function imageUrl(hash: string): string {
  return derivativePath({ hash, width: 800, format: 'webp' })
}

/** Path of a derivative: `/media/<hash>/<width>.<format>`, `/media/<hash>/1200x630.jpg` or `/media/<hash>/icon-<size>.png`. */
function derivativePath(derivative: Derivative): string {
  return `/media/${derivative.hash}/${derivativeName(derivative)}`
}

/** Last segment of a derivative's path, and its file name. */
export function derivativeName({ width, format }: Pick<Derivative, 'width' | 'format'>): string {
  if (format === 'icon') return `icon-${width}.png`
  return format === 'jpeg' ? shareName : `${width}.${format}`
}

const shareName = `${shareSize.width}x${shareSize.height}.jpg`
const shape = /^\/media\/([0-9a-f]{20})\/(?:(\d{2,4})\.(avif|webp|png)|([\dx]+\.jpg)|icon-(\d{2,3})\.png)$/

/** Parses the path of a derivative. Returns null for other sizes or formats. */
export function readDerivativePath(path: string): Derivative | null {
  const [, hash, digits, ending, share, icon] = shape.exec(path) ?? []
  if (!hash) return null
  if (share !== undefined)
    return share === shareName ? { hash, width: shareSize.width, format: 'jpeg' } : null
  if (icon !== undefined) {
    const size = iconSizes.find((known) => String(known) === icon)
    return size ? { hash, width: size, format: 'icon' } : null
  }
  const width = imageWidths.find((known) => String(known) === digits)
  const format = derivativeFormats.find((known) => known === ending)
  return width && format ? { hash, width, format } : null
}

export function mediaTypeOf(format: DerivativeFormat): string {
  return format === 'icon' ? 'image/png' : `image/${format}`
}
