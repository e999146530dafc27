import { productRows as ar } from '@zayy/i18n/messages/ar/product-rows'
import { productRows as en } from '@zayy/i18n/messages/en/product-rows'
import button from '@zayy/ui/button.module.css'
import { CarouselButtons } from '@zayy/ui/carousel-buttons'
import layout from '@zayy/ui/layout.module.css'
import { CardSkeleton } from '@zayy/ui/skeleton'
import typography from '@zayy/ui/typography.module.css'
import { useScrollRow } from '@zayy/ui/use-scroll-row'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messagesHook, useMessages } from '../i18n/locale-context.tsx'
import sectionHead from '../page/section-head.module.css'
import productCards from '../product-card/product-card.module.css'
import { IMAGES_IN_ROW, ProductCard, type ProductCardView } from '../product-card/product-card.tsx'
import { useProductCards, useRelatedProducts } from './late-cards.ts'

/**
 * A titled, scrolling row of cards.
 * @param cards null while loading
 * @param expected number of skeletons while loading
 * @param children controls next to the title
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
                <ProductCard product={card} images={IMAGES_IN_ROW} />
              </li>
            ))}
      </ul>
    </section>
  )
}

/** Hidden if none of the products is sold any more or the request fails. */
export function RecentlyViewedRow({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const cards = useProductCards(ids)
  const { viewed, clear } = useProductRowsMessages()
  const [cleared, setCleared] = useState(false)
  if (cleared) return <Cleared />
  if (cards?.length === 0) return null
  const onPress = () => {
    onClear()
    setCleared(true)
  }
  return (
    <CardRow id="recently-viewed" title={viewed} cards={cards} expected={ids.length}>
      <button type="button" className={`${button.quiet} ${button.small}`} onClick={onPress}>
        {clear}
      </button>
    </CardRow>
  )
}

/** Takes the focus from the button, which was removed with the list. */
function Cleared() {
  const { cleared } = useProductRowsMessages()
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => status.current?.focus(), [])
  return (
    <div className={`${layout.section} ${layout.joined}`} ref={status} tabIndex={-1} role="status">
      <p className={typography.soft}>{cleared}</p>
    </div>
  )
}

/** As many cards as a desktop shows at once. */
const EXPECTED_CARDS = 4

/** Hidden if there are no related products or the request fails. */
export function RelatedRow({ product }: { product: number }) {
  const { related } = useProductRowsMessages()
  const cards = useRelatedProducts(product)
  if (cards?.length === 0) return null
  return <CardRow id="related-products" title={related} cards={cards} expected={EXPECTED_CARDS} />
}

export const useProductRowsMessages = messagesHook({ ar, en })
