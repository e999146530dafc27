import { Icon } from '@zayy/ui/icon'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/locale-context.tsx'
import type { Photo } from '../gallery-photos.ts'
import { scrollToSlide, slideAt } from '../slide-track.ts'
import { useViewerMessages } from './viewer-messages.ts'
import { ZoomablePicture } from './zoomable-picture.tsx'
import iconButton from '@zayy/ui/icon-button.module.css'
import styles from './picture-viewer.module.css'

type PictureViewerProps = {
  photos: readonly Photo[]
  /** The picture it opens with. */
  first: number
  /** Given the picture that was in sight last. */
  onClose: (last: number) => void
}

/** The pictures at full screen: swiped, or moved through by buttons and by the arrow keys as one sees them, and zoomed. */
export default function PictureViewer({ photos, first, onClose }: PictureViewerProps) {
  const messages = useViewerMessages()
  const { pictures, picture } = useMessages('product')
  const dialog = useRef<HTMLDialogElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)

  useLayoutEffect(() => {
    dialog.current?.showModal()
    scrollToSlide(track.current, first, 'instant')
  }, [first])

  const show = (index: number) => scrollToSlide(track.current, index, 'smooth')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const towards = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (towards === undefined) return
    event.preventDefault()
    const readsLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    show(at + (readsLeft ? -towards : towards))
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={pictures}
      onClose={() => onClose(at)}
      onKeyDown={onKeyDown}
    >
      <ul className={styles.track} ref={track} onScroll={(event) => setAt(slideAt(event.currentTarget))}>
        {photos.map((photo, index) => (
          <ZoomablePicture
            key={`${photo.colour} ${photo.image}`}
            photo={photo}
            shown={index === at}
            zoom={messages.zoom}
          />
        ))}
      </ul>
      <button
        type="button"
        className={`${iconButton.ringed} ${styles.close}`}
        aria-label={messages.close}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="x" size="l" />
      </button>
      {photos.length > 1 ? (
        <div className={styles.controls}>
          <button
            type="button"
            className={iconButton.ringed}
            aria-label={messages.previous}
            aria-disabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <Icon name="caret-left" flip />
          </button>
          <span className={styles.counter} role="status" aria-label={picture(at + 1, photos.length)}>
            <bdi dir="ltr">
              {at + 1} / {photos.length}
            </bdi>
          </span>
          <button
            type="button"
            className={iconButton.ringed}
            aria-label={messages.next}
            aria-disabled={at === photos.length - 1}
            onClick={() => show(at + 1)}
          >
            <Icon name="caret-right" flip />
          </button>
        </div>
      ) : null}
    </dialog>
  )
}
