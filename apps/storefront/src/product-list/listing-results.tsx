import { Link } from '@tanstack/react-router'
import emptyPicture from '@zayy/ui/assets/folded-shirt.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { CardSkeleton } from '@zayy/ui/skeleton'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { withoutFilters } from './applied-filters.tsx'
import { filterCount, type ListingSearch } from './listing-search.ts'
import type { ListingView } from './listing-view.ts'
import button from '@zayy/ui/button.module.css'
import emptyState from '@zayy/ui/empty-state.module.css'
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
  /** In place of the usual empty state. */
  empty?: ReactNode
}) {
  if (refetching)
    return (
      <div className={`${styles.cards} ${styles.besideFilters}`} aria-busy="true">
        {skeletons.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    )
  if (view.cards.length === 0) return empty ?? <NoProducts search={view.search} />
  return (
    <div className={`${styles.cards} ${styles.besideFilters}`}>
      {view.cards.map((card, index) => (
        <ProductCard key={card.id} product={card} first={index < 3} />
      ))}
    </div>
  )
}

function NoProducts({ search }: { search: ListingSearch }) {
  const messages = useListingMessages()
  const layoutMessages = useMessages('layout')
  const narrowed = filterCount(search) > 0
  const shopIsEmpty = useShopSettings().categories.length === 0
  return (
    <EmptyState
      drawing={emptyPicture}
      title={messages.productsUnavailable}
      text={
        shopIsEmpty
          ? messages.unavailableAnywhere
          : narrowed
            ? messages.unavailableNarrowed
            : messages.unavailableHere
      }
    >
      <div className={emptyState.links}>
        {narrowed ? (
          <Link className={button.primary} to="." search={withoutFilters(search)}>
            {messages.clearAll}
          </Link>
        ) : null}
        <Link className={narrowed ? button.outlined : button.primary} to={shopIsEmpty ? '/' : '/shop'}>
          {shopIsEmpty ? layoutMessages.backHome : messages.allProducts}
        </Link>
      </div>
    </EmptyState>
  )
}
