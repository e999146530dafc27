import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import { useMessages } from '../i18n/locale-context.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
import { ProductCard, sizesInRow } from '../product-card/product-card.tsx'
import { useHomeMessages } from './home-messages.ts'
import type { SectionView } from './home-view.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import sectionHead from '../layout/section-head.module.css'
import productCards from '../product-card/product-cards.module.css'

/** One home section: its products in a row that scrolls (spec, 2 Home product carousel). */
export function ProductRow({ id, name, to, category, cards }: SectionView) {
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
              <ProductCard product={card} sizes={sizesInRow} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
