import button from '@zayy/ui/button.module.css'
import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import layout from '@zayy/ui/layout.module.css'
import { ServedPart } from '@zayy/ui/served-part'
import typography from '@zayy/ui/typography.module.css'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import { useMessages } from '../i18n/locale-context.tsx'
import { laterOnFirstVisit } from '../later-sections.ts'
import { ShopLink } from '../links/shop-link.tsx'
import loadingScreen from '../page/loading-screen.module.css'
import sectionHead from '../page/section-head.module.css'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import productCards from '../product-card/product-card.module.css'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { Sponsors } from '../sponsors/sponsors.tsx'
import { afterHydration } from '../use-loaded-component.tsx'
import { CategoryCircles } from './category-circles.tsx'
import { Hero } from './hero.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { HomeView, SectionView } from './home-view.ts'
import { QuantityTape } from './quantity-tape.tsx'
// Styles of parts that only the server renders on a first visit.
import './fixed-parts.module.css'
import './price-break-poster.module.css'
import styles from './home-page.module.css'

export function HomePage({ view }: { view: HomeView }) {
  const messages = useHomeMessages()
  const { sponsorsTitle } = useShopSettings()
  const { slides, stops, circles, newest, fixed, sponsors } = view
  const newestRow = { id: 0, name: messages.newest, to: '/shop', category: null, wall: 0, count: newest }
  const [first, ...others] = newest > 0 ? [newestRow] : view.sections
  if (slides.length + circles === 0 && !first)
    return (
      <main id="main">
        <ServedPart id="empty-home">{fixed ? <fixed.EmptyHome /> : null}</ServedPart>
      </main>
    )
  return (
    <main id="main" className={stops.length > 0 ? `${styles.home} ${styles.withTape}` : styles.home}>
      {slides.length > 0 ? <Hero slides={slides} /> : null}
      {stops.length > 0 ? <QuantityTape stops={stops} alone={slides.length === 0} /> : null}
      {first ? <ProductRow section={first} fixed={fixed} priced={stops.length > 0} /> : null}
      {circles > 0 ? <CategoryCircles count={circles} fixed={fixed} /> : null}
      <ServedPart id="offer-and-brands">{fixed ? <fixed.OfferAndBrands {...fixed} /> : null}</ServedPart>
      {others.map((section, index) => (
        <Wall key={section.id} section={section} fixed={fixed} even={index % 2 === 1} />
      ))}
      <ServedPart id="buyers-quotes">
        {fixed ? <fixed.Quotes {...fixed} joined={others.length === 0} /> : null}
      </ServedPart>
      {sponsors > 0 ? (
        <Sponsors heading={sponsorsTitle ?? messages.sponsors} count={sponsors}>
          {fixed ? <fixed.SponsorLogos {...fixed} /> : null}
        </Sponsors>
      ) : null}
      {fixed ? null : <ServedCards rows={view.sections} />}
    </main>
  )
}

const ServedCards = afterHydration(() => import('./served-cards.tsx'))

export function HomePending() {
  const messages = useHomeMessages()
  return (
    <main id="main" className={loadingScreen.loadingScreen}>
      <div role="status">
        <span className={`${button.spinner} ${typography.accent}`} aria-hidden="true" />
        <span className={typography.visuallyHidden}>{messages.loading}</span>
      </div>
    </main>
  )
}

/** A section on a wall in the colour of its trade, with a niche at one end. */
function Wall({ section, fixed, even }: { section: SectionView; even: boolean } & Pick<HomeView, 'fixed'>) {
  const colour = wallColours[section.wall]
  return (
    <div className={[styles.wall, colour, even && styles.even, laterOnFirstVisit].filter(Boolean).join(' ')}>
      <ProductRow section={section} fixed={fixed} />
    </div>
  )
}

const wallColours = [styles.wall1, styles.wall2, styles.wall3, styles.wall4, styles.wall5, styles.wall6]

/**
 * A section's products in a scrolling row (spec, 2 Home product carousel).
 * @param priced its title says at which quantity
 */
function ProductRow({
  section: { id, name, to, category, count },
  fixed,
  priced,
}: { section: SectionView; priced?: boolean } & Pick<HomeView, 'fixed'>) {
  const messages = useHomeMessages()
  const layoutMessages = useMessages('layout')
  const { row, more, move } = useScrollRow<HTMLUListElement>()
  return (
    <section className={layout.section} aria-labelledby={`section-${id}`}>
      <div className={layout.container}>
        <div className={sectionHead.sectionHead}>
          <div>
            <h2 id={`section-${id}`}>
              {name}
              {priced ? <AtQuantity /> : null}
            </h2>
          </div>
          <div className={sectionHead.actions}>
            <ShopLink
              className={`${typography.link} ${typography.small} ${typography.touchArea}`}
              to={to}
              {...(category === null ? {} : { label: messages.allProductsOf(category) })}
            >
              {messages.allProducts}
            </ShopLink>
            {count > 1 ? <CarouselButtons labels={layoutMessages} more={more} onMove={move} /> : null}
          </div>
        </div>
        <ServedPart
          as="ul"
          id={`cards-${id}`}
          className={`${productCards.cards} ${productCards.scrollingRow}`}
          ref={row}
        >
          {fixed ? <fixed.Cards cards={fixed.cards[id] ?? []} /> : null}
        </ServedPart>
      </div>
    </section>
  )
}

function AtQuantity() {
  const messages = useHomeMessages()
  const quantity = useTargetQuantity()
  return (
    <>
      {messages.comma} <em className={styles.atQuantity}>{messages.atQuantity(quantity)}</em>
    </>
  )
}
