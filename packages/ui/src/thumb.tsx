import { pictureAt } from './picture.tsx'

/** The one width that small pictures are fetched at: sharp at twice 76 px. */
const width200 = 200

/** A small picture beside the text that names it, so its alternative text is empty. Mostly 4:5. */
export function Thumb({ url, width, height }: { url: string; width: number; height: number }) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureAt(url, width200, 'avif')} />
      <img
        src={pictureAt(url, width200)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
