import { pictureAt } from './picture.tsx'

/** Width at which small pictures are fetched: sharp at 76 px on 2x screens. */
const THUMB_WIDTH = 200

/** A small picture next to the text that names it, so its alternative text is empty. Usually 4:5. */
export function Thumb({ url, width, height }: { url: string; width: number; height: number }) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureAt(url, THUMB_WIDTH, 'avif')} />
      <img
        src={pictureAt(url, THUMB_WIDTH)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
