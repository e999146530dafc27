import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import { CardSkeleton } from '@zayy/ui/skeleton'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/locale-context.tsx'
import { ProductCard, sizesInRow } from '../../product-card/product-card.tsx'
import type { ProductCardView } from '../../product-card/product-card-view.ts'
import layout from '@zayy/ui/layout.module.css'
import sectionHead from '../../layout/section-head.module.css'
import productCards from '../../product-card/product-cards.module.css'

/**
 * The cards in a row that scrolls, under their title.
 * @param id of the title
 * @param cards null while they are fetched
 * @param expected so many places are kept while they are fetched
 * @param children what stands beside the title
 */
export function CardRow({
  id,
  title,
  cards,
  expected,
  children,
}: {
  id: string
  title: string
  cards: ProductCardView[] | null
  expected: number
  children?: ReactNode
}) {
  const layoutMessages = useMessages('layout')
  const { row, more, move } = useScrollRow<HTMLUListElement>()
  return (
    <section className={`${layout.section} ${layout.joined}`} aria-labelledby={id} aria-busy={cards === null}>
      <div className={sectionHead.sectionHead}>
        <div>
          <h2 id={id}>{title}</h2>
        </div>
        <div className={sectionHead.actions}>
          {children}
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
                <ProductCard product={card} sizes={sizesInRow} />
              </li>
            ))}
      </ul>
    </section>
  )
}
