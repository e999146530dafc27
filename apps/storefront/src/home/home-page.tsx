import hanger from '@zayy/ui/assets/hanger.svg?url'
import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { EmptyState } from '@zayy/ui/empty-state'
import { Icon } from '@zayy/ui/icon'
import { Image } from '@zayy/ui/image'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import { Fragment } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { categoryProductsPath } from '../links/paths.ts'
import { ShopLink } from '../links/shop-link.tsx'
import { ProductCard, SIZES_IN_ROW } from '../product-card/product-card.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { Sponsors } from '../sponsors/sponsors.tsx'
import { CategoryCircles } from './category-circles.tsx'
import { Hero } from './hero.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { BrandView, HomeView, SectionView } from './home-view.ts'
import { PriceTiersBand } from './price-tiers-band.tsx'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from '../page/loading-screen.module.css'
import sectionHead from '../page/section-head.module.css'
import productCards from '../product-card/product-card.module.css'
import homePageStyles from './home-page.module.css'

/** Rows of products above the brands made in Saudi; the others follow below. */
const ROWS_BEFORE_BRANDS = 3

export function HomePage({ view }: { view: HomeView }) {
  const messages = useHomeMessages()
  const { sponsorsTitle, appName } = useShopSettings()
  const { shop } = useMessages('layout')
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
      <Promises priceTiers={priceTiers !== null} />
      {sponsors.length > 0 ? (
        <Sponsors heading={sponsorsTitle ?? messages.sponsors(appName || shop)} sponsors={sponsors} />
      ) : null}
    </main>
  )
}

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

/** The home page of a shop without products. */
function EmptyHome() {
  const messages = useHomeMessages()
  const layoutMessages = useMessages('layout')
  const { phone, email, whatsapp } = useShopSettings()
  return (
    <main id="main">
      <div className={layout.container}>
        <EmptyState drawing={hanger} heading="h1" title={messages.emptyTitle} text={messages.emptyText}>
          {phone || email || whatsapp ? (
            <ShopLink className={button.primary} to="/contact">
              {layoutMessages.contact}
            </ShopLink>
          ) : null}
        </EmptyState>
      </div>
    </main>
  )
}

function Promises({ priceTiers }: { priceTiers: boolean }) {
  const messages = useHomeMessages()
  const { defaultCity: city, vatNumber, returnDays, returnTerms } = useShopSettings()
  return (
    <section className={`${layout.section} ${layout.joined}`} aria-label={messages.promises}>
      <div className={layout.container}>
        <ul className={homePageStyles.promises}>
          {priceTiers ? (
            <li>
              <Icon name="tag" className={homePageStyles.icon} />
              <b>{messages.byQuantity}</b>
              <span>{messages.byQuantityText}</span>
            </li>
          ) : null}
          {city ? (
            <li>
              <Icon name="truck" className={homePageStyles.icon} />
              <b>{messages.delivery(city.delivery_days)}</b>
              <span>{messages.deliveryText(city.name)}</span>
            </li>
          ) : null}
          {returnDays === null ? null : (
            <li>
              <Icon name="arrow-u-up-left" flip className={homePageStyles.icon} />
              <b>{messages.returns(returnDays)}</b>
              <span>{returnTerms ?? messages.returnsText}</span>
            </li>
          )}
          <li>
            <Icon name="file-text" className={homePageStyles.icon} />
            <b>{vatNumber ? messages.invoice : messages.plainInvoice}</b>
            <span>{vatNumber ? messages.invoiceText : messages.plainInvoiceText}</span>
          </li>
        </ul>
      </div>
    </section>
  )
}

/** The brands of the first menu category. */
function MadeInSaudi({ name, desc, brands }: { name: string; desc: string; brands: BrandView[] }) {
  const messages = useHomeMessages()
  return (
    <section className={layout.section} aria-labelledby="made">
      <div className={layout.container}>
        <div className={sectionHead.sectionHead}>
          <div>
            <h2 id="made">{name}</h2>
            <p>{desc}</p>
          </div>
          <ShopLink className={`${typography.link} ${typography.small} ${typography.touchArea}`} to="/brands">
            {messages.allBrands}
          </ShopLink>
        </div>
        <div className={homePageStyles.brands}>
          {brands.map((brand) => (
            <ShopLink key={brand.id} to={categoryProductsPath(brand)}>
              <span className={homePageStyles.picture}>
                <Image
                  url={brand.image}
                  alt=""
                  sizes="(min-width: 1024px) 200px, (min-width: 768px) 31vw, 46vw"
                  widths={[200, 400, 800]}
                  width={900}
                  height={900}
                />
              </span>
              <b>{brand.name}</b>
              <small>{brand.desc}</small>
            </ShopLink>
          ))}
        </div>
      </div>
    </section>
  )
}

/** A section's products in a scrolling row (spec, 2 Home product carousel). */
function ProductRow({ id, name, to, category, cards }: SectionView) {
  const messages = useHomeMessages()
  const layoutMessages = useMessages('layout')
  const { row, more, move } = useScrollRow<HTMLUListElement>()
  return (
    <section className={layout.section} aria-labelledby={`section-${id}`}>
      <div className={layout.container}>
        <div className={sectionHead.sectionHead}>
          <div>
            <h2 id={`section-${id}`}>{name}</h2>
          </div>
          <div className={sectionHead.actions}>
            <ShopLink
              className={`${typography.link} ${typography.small} ${typography.touchArea}`}
              to={to}
              {...(category === null ? {} : { label: messages.allProductsOf(category) })}
            >
              {messages.allProducts}
            </ShopLink>
            <CarouselButtons labels={layoutMessages} more={more} onMove={move} />
          </div>
        </div>
        <ul className={`${productCards.cards} ${productCards.scrollingRow}`} ref={row}>
          {cards.map((card) => (
            <li key={card.id}>
              <ProductCard product={card} sizes={SIZES_IN_ROW} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
