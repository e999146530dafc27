import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import { Fragment } from 'react'
import styles from '../layout/loading-screen.module.css'
import { Sponsors } from '../sponsors/sponsors.tsx'
import { CategoryCircles } from './category-circles.tsx'
import { EmptyHome } from './empty-home.tsx'
import { Hero } from './hero.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { HomeView } from './home-view.ts'
import { MadeInSaudi } from './made-in-saudi.tsx'
import { PriceTiersBand } from './price-tiers-band.tsx'
import { ProductRow } from './product-row.tsx'
import { Promises } from './promises.tsx'

/** So many rows of products stand before the brands made in Saudi, which part them from those after. */
const ROWS_BEFORE_BRANDS = 3

/** The home page. The band that explains price tiers follows the first row of products. */
export function HomePage({ view }: { view: HomeView }) {
  const messages = useHomeMessages()
  const { slides, circles, newest, priceTiers, made, sponsors } = view
  const newestRow = { id: 0, name: messages.newest, to: '/shop', category: null, cards: newest }
  const sections = newest.length > 0 ? [newestRow] : view.sections
  if (slides.length + circles.length + sections.length === 0) return <EmptyHome />
  return (
    <main id="main">
      {slides.length > 0 ? <Hero slides={slides} /> : null}
      {circles.length > 0 ? <CategoryCircles circles={circles} /> : null}
      {sections.slice(0, ROWS_BEFORE_BRANDS).map((section, index) => (
        <Fragment key={section.id}>
          <ProductRow {...section} />
          {index === 0 && priceTiers ? <PriceTiersBand example={priceTiers} /> : null}
        </Fragment>
      ))}
      {made ? <MadeInSaudi {...made} /> : null}
      {sections.slice(ROWS_BEFORE_BRANDS).map((section) => (
        <ProductRow key={section.id} {...section} />
      ))}
      <Promises />
      {sponsors.length > 0 ? <Sponsors heading={messages.sponsors} sponsors={sponsors} /> : null}
    </main>
  )
}

/** Shown while the home page's data is loading. */
export function HomePending() {
  const messages = useHomeMessages()
  return (
    <main id="main" className={styles.loadingScreen}>
      <div role="status">
        <span className={`${button.spinner} ${typography.accent}`} aria-hidden="true" />
        <span className={typography.visuallyHidden}>{messages.loading}</span>
      </div>
    </main>
  )
}
