import type { ImgHTMLAttributes } from 'react'

const lastSegment = /\/\d+\.(webp|avif)$/

/** Returns the URL of an image at another width: `/media/<hash>/800.webp` → `/media/<hash>/400.avif`. Other URLs stay unchanged. */
export function imageAt(url: string, width: number, format: 'avif' | 'webp' | 'png' = 'webp'): string {
  return lastSegment.test(url) ? url.replace(lastSegment, `/${width}.${format}`) : url
}

/** Widths that the server makes (packages/platform, images/image-url.ts). */
export const IMAGE_WIDTHS: readonly number[] = [
  36, 48, 76, 98, 117, 140, 167, 200, 240, 280, 336, 400, 480, 560, 672, 800, 920, 1050, 1200, 1390, 1600,
  1830, 2100, 2400,
]

/** Images are made for screens of at most this many pixels per CSS pixel. */
const MAX_DENSITY = 3

/**
 * Returns the widths to offer for an image that the layout shows between `from` and `to` CSS pixels wide, on screens of one,
 * two and three pixels per CSS pixel.
 */
export function widthsFor(from: number, to: number = from): number[] {
  return IMAGE_WIDTHS.filter((width, nth) => {
    const narrower = IMAGE_WIDTHS[nth - 1] ?? 0
    for (let density = 1; density <= MAX_DENSITY; density += 1)
      if (width >= from * density && narrower < to * density) return true
    return false
  })
}

/** Returns the URL of the square icon of an image, such as the logo. `size`: 32, 180, 192 or 512 pixels */
export function iconAt(url: string, size: number): string {
  return url.replace(lastSegment, `/icon-${size}.png`)
}

/** Returns the `srcset` of an image. All are AVIF: the server answers browsers without it in WebP. */
export function sourceSet(url: string, widths: readonly number[]): string {
  return widths.map((width) => `${imageAt(url, width, 'avif')} ${width}w`).join(', ')
}

type ImageProps = {
  /** As in the API. Images outside the media store (SVG) are shown unchanged. */
  url: string
  /** Alternative text in the page language; empty if the text next to it already says it. */
  alt: string
  /** The sizes attribute: `(min-width: 48em) 25vw, 50vw`. Within a twelfth of the layout (e2e/page-checks.ts). */
  sizes: string
  /** The widths that `widthsFor` returns. */
  widths: readonly number[]
  width?: number
  height?: number
  /** True for the main image of a page: it loads at once and first. All others load lazily. */
  first?: boolean
  className?: string | undefined
} & Pick<ImgHTMLAttributes<HTMLImageElement>, 'onLoad' | 'draggable'>

/** An image at several widths. Its aspect ratio is in the markup (4:5 by default), so the layout does not shift. */
export function Image({
  url,
  alt,
  sizes,
  widths,
  width = 800,
  height = 1000,
  first,
  className,
  ...rest
}: ImageProps) {
  const stored = lastSegment.test(url)
  return (
    <img
      {...rest}
      className={className}
      src={url}
      srcSet={stored ? sourceSet(url, widths) : undefined}
      sizes={stored ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={first ? 'high' : undefined}
    />
  )
}
