import { imageViewer as ar } from '@zayy/i18n/messages/ar/image-viewer'
import { imageViewer as en } from '@zayy/i18n/messages/en/image-viewer'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import { Image, widthsFor } from '@zayy/ui/image'
import visibility from '@zayy/ui/visibility.module.css'
import {
  type KeyboardEvent,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useBuyingMessages } from '../../i18n/buying-messages.ts'
import { messagesHook } from '../../i18n/locale-context.tsx'
import { type Photo, scrollToSlide, slideAt } from './gallery-photos.ts'
import styles from './image-viewer.module.css'

type ImageViewerProps = {
  photos: readonly Photo[]
  /** Index of the image to open with. */
  first: number
  /** Receives the index of the last visible image. */
  onClose: (last: number) => void
}

/** Shows the images at full screen, with swipe, buttons, arrow keys in visual order, and zoom. */
export default function ImageViewer({ photos, first, onClose }: ImageViewerProps) {
  const messages = useViewerMessages()
  const { images, image } = useBuyingMessages('product')
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
      className={`${styles.viewer} ${visibility.notInPrint}`}
      aria-label={images}
      onClose={() => onClose(at)}
      onKeyDown={onKeyDown}
    >
      <ul className={styles.track} ref={track} onScroll={(event) => setAt(slideAt(event.currentTarget))}>
        {photos.map((photo, index) => (
          <ZoomableImage
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
          <span className={styles.counter} role="status" aria-label={image(at + 1, photos.length)}>
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

type ZoomableImageProps = {
  photo: Photo
  /** Visible: its image is loaded eagerly. */
  shown: boolean
  zoom: string
}

/** Twice the window's width when zoomed. */
const viewerWidths = widthsFor(640, 2400)

/** Zooms with a press, or for keyboards with its button. */
export function ZoomableImage({ photo, shown, zoom }: ZoomableImageProps) {
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
        <Image
          url={photo.image}
          alt={photo.alt}
          sizes="(orientation: portrait) 200vw, 120vw"
          widths={viewerWidths}
          width={1600}
          height={2000}
          draggable={false}
          onLoad={fillFrame}
          {...(shown ? { first: true } : {})}
        />
      </div>
      <button
        type="button"
        className={`${iconButton.ringed} ${styles.zoom}`}
        aria-label={zoom}
        aria-pressed={zoomed}
        onClick={() => toggle()}
      >
        <Icon name="magnifying-glass" />
      </button>
    </li>
  )
}

/** Lets the stylesheet continue the image's edges to the edges of the screen, so that the wall behind the garment has no seam. */
function fillFrame({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  if (image.naturalHeight === 0) return
  image.style.setProperty('--ratio', String(image.naturalWidth / image.naturalHeight))
  image.style.setProperty('--edge', `url(${JSON.stringify(image.currentSrc)})`)
}

/** Scale after one press; MAX_ZOOM bounds pinching. */
const PRESSED_ZOOM = 2.5
const MAX_ZOOM = 5

const DOUBLE_TAP_MS = 320

type Point = { clientX: number; clientY: number }

/**
 * Zooms the content of a scrolling element, which CSS scales by `--zoom`, around the pointer: by a click, a double tap or a
 * pinch. Moving the mouse pans the zoomed image.
 * @param shown false resets the zoom
 */
export function useZoom(shown: boolean) {
  const view = useRef<HTMLDivElement>(null)
  const zoom = useRef(1)
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const [zoomed, setZoomed] = useState(false)

  const zoomTo = useCallback((next: number, at?: Point) => {
    const element = view.current
    if (!element) return
    const box = element.getBoundingClientRect()
    const x = at ? at.clientX - box.left : box.width / 2
    const y = at ? at.clientY - box.top : box.height / 2
    const growth = next / zoom.current
    const [left, top] = [(element.scrollLeft + x) * growth - x, (element.scrollTop + y) * growth - y]
    zoom.current = next
    element.style.setProperty('--zoom', String(next))
    element.scrollTo({ left, top, behavior: 'instant' })
    setZoomed(next > 1)
  }, [])

  useEffect(() => {
    if (!shown) zoomTo(1)
  }, [shown, zoomTo])

  useEffect(() => {
    const element = view.current
    if (!element) return
    return followFingers(element, zoom, zoomTo)
  }, [zoomTo])

  const toggle = (at?: Point) => zoomTo(zoom.current > 1 ? 1 : PRESSED_ZOOM, at)
  return {
    view,
    zoomed,
    toggle,
    /** A mouse zooms with one click, a finger with a double tap. */
    onPress: (event: React.MouseEvent) => {
      const touched = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
      const isFirstTap = touched && event.timeStamp - lastTap.current > DOUBLE_TAP_MS
      lastTap.current = isFirstTap ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (!isFirstTap) toggle(event)
    },
    /** Pans the zoomed image: the mouse at an edge of the view shows the image's edge. */
    onPointerMove: ({ pointerType, clientX, clientY }: React.PointerEvent) => {
      const element = view.current
      if (!element || pointerType !== 'mouse' || zoom.current === 1) return
      const box = element.getBoundingClientRect()
      element.scrollTo({
        left: ((clientX - box.left) / box.width) * (element.scrollWidth - element.clientWidth),
        top: ((clientY - box.top) / box.height) * (element.scrollHeight - element.clientHeight),
        behavior: 'instant',
      })
    },
  }
}

/** Zooms by pinching. Returns a function that removes the listeners. */
function followFingers(
  element: HTMLElement,
  zoom: { readonly current: number },
  zoomTo: (next: number, at: Point) => void,
): () => void {
  let start: { distance: number; zoom: number } | undefined
  const onTouch = (event: TouchEvent) => {
    const [one, other] = event.touches
    if (!one || !other) {
      start = undefined
      return
    }
    event.preventDefault()
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
    start ??= { distance, zoom: zoom.current }
    const next = Math.min(MAX_ZOOM, Math.max(1, (start.zoom * distance) / start.distance))
    const between = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 }
    zoomTo(next, between)
  }
  const names = ['touchstart', 'touchmove', 'touchend'] as const
  for (const name of names) element.addEventListener(name, onTouch, { passive: false })
  return () => {
    for (const name of names) element.removeEventListener(name, onTouch)
  }
}

export const useViewerMessages = messagesHook({ ar, en })
