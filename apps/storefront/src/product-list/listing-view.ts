import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import type { PageContext } from '../head/page-head.ts'
import { itemList } from '../head/structured-data.ts'
import { productCardView } from '../product-card/product-card-view.ts'
import { changedSearch, type ListingSearch, readRequestedProducts } from './listing-search.ts'
import { loadNoProducts } from './loaded-no-products.tsx'
import { searchReadingView } from './search-reading-view.ts'

/**
 * A page of products, and the search it answers, so that the page knows whether what is shown is what is asked for.
 * @param category the id of a category, its descendants included; null: the whole shop
 */
export async function loadListing(
  client: ShopClient,
  search: ListingSearch,
  category: number | null,
  locale: Locale,
) {
  const { data } = await client.catalog.products({
    // The router passes on every other parameter of the address too.
    ...readRequestedProducts(search),
    ...(category === null ? {} : { category_id: category }),
  })
  if (data.total === 0) await loadNoProducts()
  return {
    search,
    cards: data.data.map(productCardView),
    page: data.current_page,
    lastPage: data.last_page,
    total: data.total,
    perPage: data.per_page,
    facets: data.facets,
    reading: await searchReadingView(locale, search.search, data.search),
  }
}

export type ListingView = Awaited<ReturnType<typeof loadListing>>

/** The search of the last page, for a page past the end of a list; null for a page that exists. */
export function lastPageInstead({ cards, page, lastPage, search }: ListingView): ListingSearch | null {
  if (cards.length > 0 || page <= 1) return null
  return changedSearch(search, { page: lastPage })
}

/** What search engines are told of a page of products: the address of each, and its place in the whole list. */
export function listingJsonLd(
  { cards, page, total, perPage }: ListingView,
  context: Pick<PageContext, 'locale' | 'origin'>,
) {
  const paths = cards.map(({ id }) => `/product/${id}`)
  return itemList(context, { paths, total, first: (page - 1) * perPage + 1 })
}
