import { imageAt } from './image.tsx'

/** Width at which small images are fetched: sharp at 76 px on 2x screens. */
const THUMB_WIDTH = 200

/** A small image next to the text that names it, so its alternative text is empty. Usually 4:5. */
export function Thumb({ url, width, height }: { url: string; width: number; height: number }) {
  return (
    <img
      src={imageAt(url, THUMB_WIDTH, 'avif')}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
