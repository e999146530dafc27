import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import { Image, widthsFor } from '@zayy/ui/image'
import { Thumb } from '@zayy/ui/thumb'
import visibility from '@zayy/ui/visibility.module.css'
import { useRef, useState } from 'react'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { useLoadedComponent } from '../../use-loaded-component.tsx'
import styles from './gallery.module.css'
import { galleryFor, type Photo, scrollToSlide, slideAt } from './gallery-photos.ts'

const BIG_SIZES =
  '(min-width: 83em) 427px, (min-width: 64em) calc(41.7vw - 126px), (min-width: 48em) calc(100vw - 140px), 100vw'
const bigWidths = widthsFor(301, 560)

/** The most dots that fit in one row at 320 px. */
const MAX_DOTS = 20

const loadViewer = () => import('./image-viewer.tsx')

/**
 * A swipeable track of images, with thumbnails and arrows on wide screens and dots or a counter on phones; a press opens the
 * viewer. Its `key` must be the colour, so that another colour starts at its first image.
 */
export function Gallery({ photos, colour }: { photos: readonly Photo[]; colour: number | null }) {
  const messages = useBuyingMessages('product')
  const shown = galleryFor(photos, colour)
  const track = useRef<HTMLUListElement>(null)
  const enlarge = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState(0)
  const [enlarged, setEnlarged] = useState(false)
  const [ImageViewer, wantViewer] = useLoadedComponent(loadViewer)

  const show = (index: number, behavior: ScrollBehavior) => {
    const wrapped = (index + shown.length) % shown.length
    setAt(wrapped)
    scrollToSlide(track.current, wrapped, behavior)
  }

  const open = () => {
    wantViewer()
    setEnlarged(true)
  }

  return (
    <section className={styles.gallery} aria-label={messages.images}>
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button after it does the same */}
        <ul
          className={styles.track}
          ref={track}
          aria-label={messages.image(at + 1, shown.length)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it too
          tabIndex={0}
          onScroll={(event) => setAt(slideAt(event.currentTarget))}
          onClick={open}
        >
          {shown.map((photo, index) => (
            <li className={styles.slide} key={`${photo.colour} ${photo.image}`}>
              <Image
                url={photo.image}
                alt={photo.alt}
                sizes={BIG_SIZES}
                widths={bigWidths}
                width={1200}
                height={1500}
                {...(index === 0 ? { first: true } : {})}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          ref={enlarge}
          className={`${iconButton.ringed} ${styles.enlarge} ${visibility.needsScript}`}
          aria-label={messages.enlarge}
          aria-haspopup="dialog"
          onClick={open}
        >
          <Icon name="magnifying-glass" />
        </button>
        {shown.length > 1 ? (
          <>
            <span className={`${styles.arrows} ${visibility.notOnPhones} ${visibility.needsScript}`}>
              <button
                type="button"
                className={iconButton.ringed}
                aria-label={messages.previous}
                onClick={() => show(at - 1, 'smooth')}
              >
                <Icon name="caret-left" flip />
              </button>
              <button
                type="button"
                className={iconButton.ringed}
                aria-label={messages.next}
                onClick={() => show(at + 1, 'smooth')}
              >
                <Icon name="caret-right" flip />
              </button>
            </span>
            <span className={`${visibility.onPhones} ${styles.dots}`} aria-hidden="true">
              {shown.length > MAX_DOTS ? (
                <bdi dir="ltr">
                  {at + 1} / {shown.length}
                </bdi>
              ) : (
                shown.map((photo, index) => (
                  <i
                    key={`${photo.colour} ${photo.image}`}
                    className={index === at ? styles.currentDot : undefined}
                  />
                ))
              )}
            </span>
          </>
        ) : null}
      </div>
      <div className={`${styles.thumbnails} ${visibility.notOnPhones} ${visibility.needsScript}`}>
        {shown.map((photo, index) => (
          <button
            key={`${photo.colour} ${photo.image}`}
            type="button"
            className={index === at ? styles.current : undefined}
            aria-label={messages.image(index + 1, shown.length)}
            aria-current={index === at}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') show(index, 'instant')
            }}
            onClick={() => show(index, 'instant')}
          >
            <Thumb url={photo.image} width={76} height={95} />
          </button>
        ))}
      </div>
      {ImageViewer && enlarged ? (
        <ImageViewer
          photos={shown}
          first={at}
          onClose={(last) => {
            setEnlarged(false)
            show(last, 'instant')
            enlarge.current?.focus()
          }}
        />
      ) : null}
    </section>
  )
}
