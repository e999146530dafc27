import { Image, widthsFor } from '@zayy/ui/image'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import { ShopLink } from '../links/shop-link.tsx'
import sectionHead from '../page/section-head.module.css'
import { IMAGES_IN_ROW, ProductCard, type ProductCardView } from '../product-card/product-card.tsx'
import styles from './fixed-parts.module.css'
import type { FixedView } from './fixed-view.ts'
import { useHomeMessages } from './home-messages.ts'
import { PriceBreakPoster } from './price-break-poster.tsx'
import { tiersAttribute } from './served-tiers.ts'

/** Cards of a row. Their tiers are in attributes, for served-cards.tsx in browsers. */
export function Cards({ cards }: { cards: readonly ProductCardView[] }) {
  return cards.map((card) => (
    <li key={card.id} data-tiers={tiersAttribute(card.pieces)}>
      <ProductCard product={card} images={IMAGES_IN_ROW} />
    </li>
  ))
}

/** As category-circles.module.css: 8, 6, 5, 4 and 3 columns. */
const CIRCLE_SIZES =
  '(min-width: 83em) 139px, (min-width: 75em) calc(12.5vw - 27px), (min-width: 64em) calc(16.7vw - 28px), (min-width: 48em) calc(20vw - 29px), (min-width: 37.5em) calc(25vw - 20px), calc(33.3vw - 21px)'
const circleWidths = widthsFor(99, 143)

const BRAND_SIZES =
  '(min-width: 83em) 193px, (min-width: 64em) calc(16.7vw - 28px), (min-width: 48em) calc(33.3vw - 32px), calc(33.3vw - 19px)'
const brandWidths = widthsFor(101, 253)

export function Circles({ circles }: Pick<FixedView, 'circles'>) {
  const messages = useHomeMessages()
  return circles.map(({ id, name, to, image, count }) => (
    <li key={id}>
      <ShopLink to={to}>
        <Image url={image} alt="" sizes={CIRCLE_SIZES} widths={circleWidths} width={400} height={400} />
        <span>
          {name}
          <small>{messages.products(count)}</small>
        </span>
      </ShopLink>
    </li>
  ))
}

/** The poster of a price break, and the brands made in Saudi Arabia. */
export function OfferAndBrands({ priceBreak, made }: Pick<FixedView, 'priceBreak' | 'made'>) {
  return (
    <>
      {priceBreak ? <PriceBreakPoster priceBreak={priceBreak} /> : null}
      {made ? <MadeInSaudi {...made} joined={priceBreak === null} /> : null}
    </>
  )
}

/** The brands of the first menu category. @param joined follows a section */
function MadeInSaudi({ name, desc, brands, joined }: NonNullable<FixedView['made']> & { joined: boolean }) {
  const messages = useHomeMessages()
  return (
    <section
      className={[layout.section, styles.made, joined && layout.joined].filter(Boolean).join(' ')}
      aria-labelledby="made"
    >
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
        <div className={styles.brands}>
          {brands.map((brand) => (
            <ShopLink key={brand.id} to={brand.to}>
              <span className={styles.picture}>
                <Image
                  url={brand.image}
                  alt=""
                  sizes={BRAND_SIZES}
                  widths={brandWidths}
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

/** @param joined no wall is above them */
export function Quotes({
  quotes,
  priceBreak,
  made,
  joined,
}: Pick<FixedView, 'quotes' | 'priceBreak' | 'made'> & { joined: boolean }) {
  const messages = useHomeMessages()
  if (quotes.length === 0) return null
  const followsSection = joined && (made !== null || priceBreak === null)
  return (
    <section
      className={followsSection ? `${layout.section} ${layout.joined}` : layout.section}
      aria-labelledby="quotes"
    >
      <div className={layout.container}>
        <div className={sectionHead.sectionHead}>
          <h2 id="quotes">{messages.quotes}</h2>
        </div>
        <ul className={styles.quotes}>
          {quotes.map(({ id, author, comment, piecesBought, product }) => (
            <li key={id}>
              <blockquote dir="auto">{comment}</blockquote>
              <p>
                <span>
                  <bdi>{author}</bdi>
                  {piecesBought === null ? null : ` · ${messages.bought(piecesBought)}`}
                </span>
                <ShopLink
                  className={`${typography.link} ${typography.touchArea}`}
                  to={`/product/${product.id}`}
                >
                  {product.name}
                </ShopLink>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
