import { Icon } from '@zayy/ui/icon'
import { Picture } from '@zayy/ui/picture'
import { Thumb } from '@zayy/ui/thumb'
import { useRef, useState } from 'react'
import { useMessages } from '../../i18n/locale-context.tsx'
import { galleryFor, type Photo } from './gallery-photos.ts'
import iconButton from '@zayy/ui/icon-button.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import styles from './gallery.module.css'

const bigSizes =
  '(min-width: 1328px) 536px, (min-width: 1024px) 40vw, (min-width: 768px) calc(100vw - 140px), 100vw'

/**
 * The pictures: a track that the thumb swipes and the style sheet snaps, and thumbnails beside it (hover, focus or a
 * press shows their picture; arrows go on). Give it the colour as `key`: another colour starts anew with its pictures.
 */
export function Gallery({ photos, colour }: { photos: readonly Photo[]; colour: number | null }) {
  const messages = useMessages('product')
  const shown = galleryFor(photos, colour)
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)

  const show = (index: number, behavior: ScrollBehavior) => {
    const wrapped = (index + shown.length) % shown.length
    setAt(wrapped)
    scrollToSlide(track.current, wrapped, behavior)
  }

  return (
    <section className={styles.gallery} aria-label={messages.pictures}>
      <div className={styles.stage}>
        <ul
          className={styles.track}
          ref={track}
          aria-label={messages.picture(at + 1, shown.length)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard too
          tabIndex={0}
          onScroll={(event) => setAt(slideAt(event.currentTarget))}
        >
          {shown.map((photo, index) => (
            <li className={styles.slide} key={`${photo.colour} ${photo.image}`}>
              <Picture
                url={photo.image}
                alt={photo.alt}
                sizes={bigSizes}
                widths={[400, 800, 1200]}
                width={1200}
                height={1500}
                {...(index === 0 ? { first: true } : {})}
              />
            </li>
          ))}
        </ul>
        {shown.length > 1 ? (
          <>
            <span className={styles.arrows}>
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
            <span className={`${visibility.onPhones} ${styles.counter}`} aria-hidden="true">
              <bdi dir="ltr">
                {at + 1} / {shown.length}
              </bdi>
            </span>
          </>
        ) : null}
      </div>
      <div className={styles.thumbnails}>
        {shown.map((photo, index) => (
          <button
            key={`${photo.colour} ${photo.image}`}
            type="button"
            className={index === at ? styles.current : undefined}
            aria-label={messages.picture(index + 1, shown.length)}
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
    </section>
  )
}

/** Moves the track sideways only, in either direction of reading, without moving the page. */
function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const slide = track?.children[index]
  if (!track || !slide) return
  const distance = slide.getBoundingClientRect().left - track.getBoundingClientRect().left
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  track.scrollBy({ left: distance, behavior: calm ? 'instant' : behavior })
}

function slideAt(track: HTMLElement): number {
  return track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : 0
}
