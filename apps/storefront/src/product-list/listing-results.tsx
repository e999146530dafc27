import { CardSkeleton } from '@zayy/ui/skeleton'
import { ProductCard } from '../product-card/product-card.tsx'
import type { ListingView } from './listing-view.ts'
import { LoadedNoProducts } from './loaded-no-products.tsx'
import type { NothingFoundView } from './search-reading-view.ts'
import styles from '../product-card/product-cards.module.css'

/** Spec, 9: six while a list loads. */
export const skeletons = ['1', '2', '3', '4', '5', '6']

/** The products of a list, skeletons while they are being loaded, or an empty state. */
export function ListingResults({
  view,
  refetching,
  empty,
}: {
  view: ListingView
  refetching: boolean
  /** What leads on from a search that finds nothing. */
  empty: NothingFoundView | null
}) {
  if (refetching)
    return (
      <div className={`${styles.cards} ${styles.besideFilters}`} aria-busy="true">
        {skeletons.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    )
  if (view.cards.length === 0) return <LoadedNoProducts search={view.search} found={empty} />
  return (
    <div className={`${styles.cards} ${styles.besideFilters}`}>
      {view.cards.map((card, index) => (
        <ProductCard key={card.id} product={card} first={index < 3} />
      ))}
    </div>
  )
}
