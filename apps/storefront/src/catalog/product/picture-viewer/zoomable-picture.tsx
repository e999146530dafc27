import { Picture } from '@zayy/ui/picture'
import type { Photo } from '../gallery-photos.ts'
import { useZoom } from './use-zoom.ts'
import styles from './picture-viewer.module.css'

type ZoomablePictureProps = {
  photo: Photo
  /** In sight: its picture is loaded at once. */
  shown: boolean
  zoom: string
}

/** A picture as large as the screen, which a press makes larger; with the keyboard its button does. */
export function ZoomablePicture({ photo, shown, zoom }: ZoomablePictureProps) {
  const { view, zoomed, toggle, onPress, onPointerMove } = useZoom(shown)
  return (
    <li className={styles.slide} inert={!shown}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button beside it does the same */}
      <div
        ref={view}
        className={zoomed ? `${styles.view} ${styles.zoomed}` : styles.view}
        dir="ltr"
        onClick={onPress}
        onPointerMove={onPointerMove}
      >
        <Picture
          url={photo.image}
          alt={photo.alt}
          sizes="(orientation: portrait) 200vw, 120vw"
          widths={[800, 1200, 1600, 2400]}
          width={1600}
          height={2000}
          draggable={false}
          {...(shown ? { first: true } : {})}
        />
      </div>
      <button type="button" className={styles.zoom} aria-pressed={zoomed} onClick={() => toggle()}>
        {zoom}
      </button>
    </li>
  )
}
