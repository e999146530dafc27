import { IMAGE_WIDTHS, imageAt } from './image.tsx'

/** A small image next to the text that names it, so its alternative text is empty. Usually 4:5. */
export function Thumb({ url, width, height }: { url: string; width: number; height: number }) {
  const at = (density: number) => {
    const needed = width * density
    return imageAt(url, IMAGE_WIDTHS.find((made) => made >= needed) ?? needed, 'avif')
  }
  const once = at(1)
  const twice = at(2)
  const thrice = at(3)
  return (
    <img
      src={once}
      srcSet={once === twice ? undefined : `${twice} 2x, ${thrice} 3x`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
