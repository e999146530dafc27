import type { ShopClient } from '@zayy/contract/shop-client'
import { productCardView } from '../../product-card/product-card-view.ts'
import { changedSearch, type ListingSearch, readListingSearch } from './listing-search.ts'

/**
 * A page of products, and the search it answers, so that the page knows whether what is shown is what is asked for.
 * @param category the id of a category, its descendants included; null: the whole shop
 */
export async function loadListing(client: ShopClient, search: ListingSearch, category: number | null) {
  const { data } = await client.catalog.products({
    // The router hands on whatever else stands in the address.
    ...readListingSearch(search),
    ...(category === null ? {} : { category_id: category }),
  })
  return {
    search,
    cards: data.data.map(productCardView),
    page: data.current_page,
    lastPage: data.last_page,
    total: data.total,
    facets: data.facets,
  }
}

export type ListingView = Awaited<ReturnType<typeof loadListing>>

/** Where a page past the end of a list leads: to its last; null for a page that there is. */
export function lastPageInstead({ cards, page, lastPage, search }: ListingView): ListingSearch | null {
  if (cards.length > 0 || page <= 1) return null
  return changedSearch(search, { page: lastPage })
}
