import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { Icon } from '@zayy/ui/icon'
import iconButton from '@zayy/ui/icon-button.module.css'
import layout from '@zayy/ui/layout.module.css'
import { ServedPart } from '@zayy/ui/served-part'
import { useLoopingCarousel } from '@zayy/ui/use-looping-carousel'
import { useMessages } from '../i18n/locale-context.tsx'
import sectionHead from '../page/section-head.module.css'
import styles from './category-circles.module.css'
import { useHomeMessages } from './home-messages.ts'
import type { HomeView } from './home-view.ts'

/** Spec, 9. */
const ADVANCE_MS = 3000

/** Number visible at once on every screen. */
const ALWAYS_FIT = 3

/** A looping carousel of categories and brands (spec, 2 Category carousel). */
export function CategoryCircles({ count, fixed }: { count: number } & Pick<HomeView, 'fixed'>) {
  const messages = useHomeMessages()
  const layoutMessages = useMessages('layout')
  const { viewport, isLonger, move, playing, toggle } = useLoopingCarousel<HTMLDivElement>(ADVANCE_MS)
  return (
    <section className={layout.section} aria-labelledby="by-work">
      <div className={layout.container}>
        <div className={sectionHead.sectionHead}>
          <div>
            <h2 id="by-work">{messages.bestCategories}</h2>
          </div>
          {count > ALWAYS_FIT ? (
            // Keeps its space, so that the page does not move.
            <span
              className={`${layout.row} ${layout.tight}`}
              style={isLonger ? undefined : { visibility: 'hidden' }}
            >
              {playing === null ? null : (
                <button
                  type="button"
                  className={iconButton.ringed}
                  aria-label={playing ? messages.pause : messages.play}
                  onClick={toggle}
                >
                  <Icon name={playing ? 'pause' : 'play'} />
                </button>
              )}
              <CarouselButtons labels={layoutMessages} more={{ before: true, after: true }} onMove={move} />
            </span>
          ) : null}
        </div>
        <div className={styles.viewport} ref={viewport}>
          <ServedPart as="ul" id="category-circles" className={styles.circles}>
            {fixed ? <fixed.Circles circles={fixed.circles} /> : null}
          </ServedPart>
        </div>
      </div>
    </section>
  )
}
