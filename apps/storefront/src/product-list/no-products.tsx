import { Link } from '@tanstack/react-router'
import emptyPicture from '@zayy/ui/assets/folded-shirt.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../layout/use-shop-settings.ts'
import { useListingMessages } from '../paged-list/listing-messages.ts'
import { filterCount, type ListingSearch, withoutFilters } from './listing-search.ts'
import { noProductsMessages } from './no-products-messages.ts'
import { NothingFound } from './nothing-found.tsx'
import type { NothingFoundView } from './nothing-found-view.ts'
import button from '@zayy/ui/button.module.css'
import emptyState from '@zayy/ui/empty-state.module.css'

/** A list without products: what narrows it can be taken away; a search that finds nothing leads on. */
export function NoProducts({ search, found }: { search: ListingSearch; found: NothingFoundView | null }) {
  return found ? <NothingFound {...found} /> : <EmptyList search={search} />
}

function EmptyList({ search }: { search: ListingSearch }) {
  const messages = useListingMessages()
  const own = noProductsMessages[useLocale()]
  const layoutMessages = useMessages('layout')
  const narrowed = filterCount(search) > 0
  const shopIsEmpty = useShopSettings().categories.length === 0
  return (
    <EmptyState
      drawing={emptyPicture}
      title={own.title}
      text={shopIsEmpty ? own.anywhere : narrowed ? own.narrowed : messages.unavailableHere}
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
