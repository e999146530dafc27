import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { CardSkeleton } from '@zayy/ui/skeleton'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import { useMessages } from '../../i18n/locale-context.tsx'
import { ProductCard } from '../../product-card/product-card.tsx'
import type { ProductCardView } from '../../product-card/product-card-view.ts'
import { useRecentlyViewedMessages } from './recently-viewed-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'
import sectionHead from '../../layout/section-head.module.css'
import productCards from '../../product-card/product-cards.module.css'

/**
 * The cards in a row that scrolls, and a button that clears the list.
 * @param cards null while they are fetched
 * @param expected how many are fetched
 */
export function CardRow({
  cards,
  expected,
  onClear,
}: {
  cards: ProductCardView[] | null
  expected: number
  onClear: () => void
}) {
  const messages = useRecentlyViewedMessages()
  const layoutMessages = useMessages('layout')
  const { row, more, move } = useScrollRow<HTMLUListElement>()
  return (
    <section
      className={`${layout.section} ${layout.joined}`}
      aria-labelledby="recently-viewed"
      aria-busy={cards === null}
    >
      <div className={sectionHead.sectionHead}>
        <div>
          <h2 id="recently-viewed">{messages.title}</h2>
        </div>
        <div className={sectionHead.actions}>
          <button type="button" className={`${button.quiet} ${button.small}`} onClick={onClear}>
            {messages.clear}
          </button>
          {more.before || more.after ? (
            <CarouselButtons labels={layoutMessages} more={more} onMove={move} />
          ) : null}
        </div>
      </div>
      <ul className={`${productCards.cards} ${productCards.scrollingRow}`} ref={row}>
        {cards === null
          ? Array.from({ length: expected }, (_, place) => place).map((place) => (
              <li key={`skeleton ${place}`} aria-hidden="true">
                <CardSkeleton />
              </li>
            ))
          : cards.map((card) => (
              <li key={card.id}>
                <ProductCard product={card} />
              </li>
            ))}
      </ul>
    </section>
  )
}
