import { Icon } from '@zayy/ui/icon'
import { StoredHtml } from '@zayy/ui/stored-html'
import { useAutoplay } from '@zayy/ui/use-autoplay'
import { useEffect, useRef, useState } from 'react'
import { categoryProductsPath } from '../layout/category-path.ts'
import { ShopLink } from '../layout/shop-link.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { useSwipe } from './use-swipe.ts'
import { useHomeMessages } from './home-messages.ts'
import type { SlideView } from './home-view.ts'
import button from '@zayy/ui/button.module.css'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import styles from './hero.module.css'

/** How long a slide is shown, in ms; it fades in over two seconds (spec, 9), which is a token of the stylesheet. */
const standing = 3000

/** The opening of the shop: slides that fade into each other, by themselves and by their names. */
export function Hero({ slides }: { slides: SlideView[] }) {
  const messages = useHomeMessages()
  const region = useRef<HTMLElement>(null)
  const [{ shown, before }, setPlace] = useState<{ shown: number; before: number | null }>({
    shown: 0,
    before: null,
  })
  const hydrated = useHydrated()
  const show = (next: number) =>
    setPlace((was) => (was.shown === next ? was : { shown: next, before: was.shown }))
  const swipe = useSwipe((by) => show((shown + by + slides.length) % slides.length))
  const advance = () => setPlace((was) => ({ shown: (was.shown + 1) % slides.length, before: was.shown }))
  const { playing, toggle } = useAutoplay(region, standing, advance, shown, 'controls')
  const current = slides[shown]
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
        index === 0 || hydrated ? (
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
                    <span>{slide.category?.name ?? slide.title}</span>
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

/** The other slides are rendered after hydration: the first screen needs only the first. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}

const states = { on: styles.current, was: styles.previous, off: undefined }

function Slide({ slide, first, state }: { slide: SlideView; first: boolean; state: 'on' | 'was' | 'off' }) {
  const messages = useHomeMessages()
  const Title = first ? 'h1' : 'h2'
  const to = slide.category ? categoryProductsPath(slide.category) : slide.to
  return (
    <div
      className={[styles.slide, states[state], slide.dark && styles.onDark].filter(Boolean).join(' ')}
      inert={state !== 'on'}
      aria-hidden={state !== 'on'}
    >
      <HeroPicture wide={slide.image} tall={slide.tall} first={first} />
      <div className={`${layout.container} ${styles.content}`}>
        <Title className={styles.title}>{slide.title}</Title>
        <StoredHtml html={slide.html} className={styles.text} />
        {to === null ? null : (
          <div>
            <ShopLink className={`${slide.dark ? button.accent : button.primary} ${button.large}`} to={to}>
              {slide.category ? messages.shopIn(slide.category.name) : messages.shopNow}
              <Icon name="arrow-right" flip />
            </ShopLink>
          </div>
        )}
      </div>
    </div>
  )
}
