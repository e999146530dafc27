import layout from '@zayy/ui/layout.module.css'
import { CardSkeleton } from '@zayy/ui/skeleton'
import skeleton from '@zayy/ui/skeleton.module.css'
import typography from '@zayy/ui/typography.module.css'
import { useMessages } from '../i18n/locale-context.tsx'
import productCards from '../product-card/product-card.module.css'
import { ProductCard } from '../product-card/product-card.tsx'
import type { ListingView } from './listing-view.ts'
import { LoadedNoProducts } from './loaded-no-products.tsx'
import type { NothingFoundView } from './no-products.tsx'
import productList from './product-list.module.css'

/** Keys of the six skeletons (spec, 9). */
const skeletons = ['1', '2', '3', '4', '5', '6']

/** The products of a list, skeletons while loading, or the empty state. */
export function ListingResults({
  view,
  refetching,
  empty,
}: {
  view: ListingView
  refetching: boolean
  empty: NothingFoundView | null
}) {
  if (refetching)
    return (
      <div className={`${productCards.cards} ${productCards.besideFilters}`} aria-busy="true">
        {skeletons.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    )
  const onPage = view.matches?.onPage ?? view.cards.length
  const named = view.cards.slice(0, onPage)
  const mentioned = view.cards.slice(onPage)
  if (view.cards.length === 0) return <LoadedNoProducts search={view.search} found={empty} />
  return (
    <>
      <Cards cards={named} first />
      {view.matches && mentioned.length > 0 ? (
        <>
          <h2 className={productList.mentioned}>{view.matches.mentioned}</h2>
          <Cards cards={mentioned} first={named.length === 0} />
        </>
      ) : null}
    </>
  )
}

function Cards({ cards, first }: { cards: ListingView['cards']; first: boolean }) {
  if (cards.length === 0) return null
  return (
    <ul className={`${productCards.cards} ${productCards.besideFilters}`}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard product={card} first={first && index < 3} />
        </li>
      ))}
    </ul>
  )
}

/** Shown while a product list loads after navigation from another page. */
export function ProductListSkeleton() {
  const { loading } = useMessages('layout')
  return (
    <main id="main">
      <p className={typography.visuallyHidden} role="status">
        {loading}
      </p>
      <div className={`${layout.container} ${productList.listing} ${productList.pending}`} aria-hidden="true">
        <div className={productList.head}>
          <div className={skeleton.line} />
          <div className={skeleton.shortLine} />
        </div>
        <div className={layout.columns}>
          <div className={productList.filters} />
          <div className={productList.results}>
            <div className={`${productCards.cards} ${productCards.besideFilters}`}>
              {skeletons.map((place) => (
                <CardSkeleton key={place} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </main>
  )
}
