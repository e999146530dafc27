import { useHydrated } from '@tanstack/react-router'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import { imageAt, sourceSet, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import { StoredHtml } from '@zayy/ui/stored-html'
import { useAutoplay } from '@zayy/ui/use-autoplay'
import { type TouchEvent, useRef, useState } from 'react'
import { ShopLink } from '../links/shop-link.tsx'
import styles from './hero.module.css'
import { useHomeMessages } from './home-messages.ts'
import type { SlideView } from './home-view.ts'

/** Spec, 9. The fade of two seconds is in the stylesheet. */
const SLIDE_MS = 3000

/** A carousel of fading slides, with autoplay and a button per slide. */
export function Hero({ slides }: { slides: SlideView[] }) {
  const messages = useHomeMessages()
  const region = useRef<HTMLElement>(null)
  const [{ shown, before }, setPlace] = useState<{ shown: number; before: number | null }>({
    shown: 0,
    before: null,
  })
  // The first screen needs only the first slide.
  const hydrated = useHydrated()
  const show = (next: number) =>
    setPlace((was) => (was.shown === next ? was : { shown: next, before: was.shown }))
  const swipe = useSwipe((by) => show((shown + by + slides.length) % slides.length))
  const advance = () => setPlace((was) => ({ shown: (was.shown + 1) % slides.length, before: was.shown }))
  const { playing, toggle } = useAutoplay(region, SLIDE_MS, advance, shown, 'controls')
  const current = slides[shown]
  const next = (shown + 1) % slides.length
  if (!current) return null
  return (
    <section
      ref={region}
      className={current.dark ? `${styles.hero} ${styles.onDark}` : styles.hero}
      data-hero={current.dark ? 'dark' : 'light'}
      aria-roledescription="carousel"
      aria-label={messages.hero}
      {...swipe}
    >
      {slides.map((slide, index) =>
        index === shown || index === before || (hydrated && index === next) ? (
          <Slide
            key={slide.id}
            slide={slide}
            first={index === 0}
            state={index === shown ? 'on' : index === before ? 'was' : 'off'}
          />
        ) : null,
      )}
      {slides.length > 1 ? (
        <div className={styles.pagination}>
          <div className={`${layout.container} ${styles.bar}`}>
            <ol>
              {slides.map((slide, index) => (
                <li key={slide.id}>
                  <button
                    type="button"
                    className={index === shown ? styles.current : undefined}
                    aria-current={index === shown}
                    onClick={() => show(index)}
                  >
                    <span>{slide.category ?? slide.title}</span>
                  </button>
                </li>
              ))}
            </ol>
            {playing === null ? null : (
              <button
                type="button"
                className={`${iconButton.iconButton} ${styles.pause}`}
                aria-label={playing ? messages.pause : messages.play}
                onClick={toggle}
              >
                <Icon name={playing ? 'pause' : 'play'} />
              </button>
            )}
          </div>
        </div>
      ) : null}
    </section>
  )
}

const states = { on: styles.current, was: styles.previous, off: undefined }

function Slide({ slide, first, state }: { slide: SlideView; first: boolean; state: 'on' | 'was' | 'off' }) {
  const messages = useHomeMessages()
  const Title = first ? 'h1' : 'h2'
  return (
    <div
      className={[styles.slide, states[state], slide.dark && styles.onDark].filter(Boolean).join(' ')}
      inert={state !== 'on'}
      aria-hidden={state !== 'on'}
    >
      <HeroImage wide={slide.image} tall={slide.tall} first={first} />
      <div className={`${layout.container} ${styles.content}`}>
        <Title className={styles.title}>{slide.title}</Title>
        <StoredHtml html={slide.html} className={styles.text} />
        {slide.to === null ? null : (
          <div>
            <ShopLink
              className={`${slide.dark ? button.onDark : button.primary} ${button.large}`}
              to={slide.to}
            >
              {slide.category ? messages.shopIn(slide.category) : messages.shopNow}
              <Icon name="arrow-right" flip />
            </ShopLink>
          </div>
        )}
      </div>
    </div>
  )
}

/** As --stacked-hero in media.css. */
const NARROW_MEDIA =
  '(width < 64em) and (height >= 31.25em), (width < 64em) and (orientation: portrait), (width < 30em)'
const tallWidths = widthsFor(320, 1023)
const wideWidths = widthsFor(667, 2400)

/** The wide image (2400 × 1100) covers the screen above the tape (132px): on a tall one it is wider than the window. */
const WIDE_SIZES = 'max(100vw, 218svh - 288px)'

/** Width of the backdrop's image in pixels. It is blurred; a larger one would be the page's largest paint and load late. */
const BACKDROP_WIDTH = 48

/**
 * The slide's wide image, or its tall one on narrow screens. There the stretched top of the tall image fills the background,
 * so that no background colour has to be configured.
 */
function HeroImage({ wide, tall, first }: { wide: string; tall: string; first: boolean }) {
  return (
    <>
      <img
        className={styles.backdrop}
        src={imageAt(tall, BACKDROP_WIDTH, 'avif')}
        alt=""
        width="900"
        height="1350"
        loading="lazy"
        decoding="async"
      />
      <picture className={styles.picture}>
        <source
          media={NARROW_MEDIA}
          srcSet={sourceSet(tall, tallWidths)}
          sizes="100vw"
          width="900"
          height="1350"
        />
        <img
          src={wide}
          srcSet={sourceSet(wide, wideWidths)}
          sizes={WIDE_SIZES}
          alt=""
          width="2400"
          height="1100"
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'low'}
          decoding={first ? 'sync' : 'async'}
        />
      </picture>
    </>
  )
}

const MIN_SWIPE_PX = 40

/** Calls `move` after a horizontal swipe, with 1 in reading direction. On a zoomed page the finger pans instead. */
function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const first = touches.length === 1 ? touches[0] : undefined
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01
      // Copied: Safari reuses the Touch object and overwrites its position.
      start.current = first && !isZoomed ? { x: first.clientX, y: first.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const from = start.current
      const end = changedTouches[0]
      start.current = undefined
      if (!from || !end) return
      const across = end.clientX - from.x
      if (Math.abs(across) < Math.max(MIN_SWIPE_PX, 1.5 * Math.abs(end.clientY - from.y))) return
      move(across > 0 === (getComputedStyle(currentTarget).direction === 'rtl') ? 1 : -1)
    },
  }
}
