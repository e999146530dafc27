import type { ShopClient } from '@zayy/contract/shop-client'
import type { ProductPage } from '@zayy/contract/types'
import type { Locale } from '@zayy/i18n/locale'
import { productCardView } from '../product-card/product-card.tsx'
import { changedSearch, chosenValues, type ListingSearch, readRequestedProducts } from './listing-search.ts'
import { loadNoProducts } from './loaded-no-products.tsx'

/**
 * Loads a page of products. The result holds its search, which the page compares with the requested one.
 * @param category id of a category, whose descendants are included; null: the whole shop
 */
export async function loadListing(
  client: ShopClient,
  search: ListingSearch,
  category: number | null,
  locale: Locale,
) {
  const { data } = await client.catalog.products({
    // The router also passes unknown parameters of the address.
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
    more: data.more ?? false,
    perPage: data.per_page,
    facets: data.facets,
    translatedSizes: await translateSizes(
      locale,
      data.facets.sizes.map(({ name }) => name),
    ),
    reading: await searchReadingView(locale, search.search, data),
    matches: await matchesView(locale, search, data),
  }
}

export type ListingView = Awaited<ReturnType<typeof loadListing>>

/**
 * Returns the search to redirect to, or null: the last page if the requested page is past the end, and one name per size, as two
 * of one size would each need a press to clear. Names are compared as the API reads them.
 */
export async function searchInstead(
  listing: Pick<ListingView, 'cards' | 'page' | 'lastPage' | 'search' | 'facets'>,
) {
  const { cards, page, lastPage, search, facets } = listing
  if (cards.length === 0 && page > 1) return changedSearch(search, { page: lastPage })
  // Only links from elsewhere have two.
  if (!import.meta.env.SSR) return null
  const asked = chosenValues(search.sizes)
  const { cleanLine } = await import('@zayy/domain/text/clean')
  const names = new Set(facets.sizes.map(({ name }) => name))
  const sizes = [...new Set(asked.map(cleanLine))].filter((size) => names.has(size)).join(',')
  return sizes === '' || sizes === search.sizes ? null : changedSearch(search, { sizes })
}

/** Returns the translations of sizes that are words of the other language. Loaded apart, as few lists have any. */
async function translateSizes(locale: Locale, sizes: string[]): Promise<Record<string, string>> {
  if (!sizes.some((size) => /\p{L}{4}|[^\dA-Zx/.-]/u.test(size))) return {}
  const { sizeName } = await import('@zayy/domain/catalog/size-name')
  return Object.fromEntries(
    sizes.map((size) => [size, sizeName(size, locale)]).filter(([size, name]) => size !== name),
  )
}

/** Returns how a search was interpreted and a link to an exact search; null without an interpretation. */
async function searchReadingView(locale: Locale, search: string | undefined, list: ProductPage) {
  const { search: reading } = list
  if (search === undefined || !reading) return null
  const { sizes, set_aside: leftOut, quantity } = reading
  if (sizes.length === 0 && leftOut.length === 0 && !list.more) return { quantity, texts: [], exactly: null }
  const { readingNotes } = await import('./search-notes.ts')
  return { quantity, ...readingNotes(locale, search, reading, list) }
}

/**
 * Returns how many products a search names and how many only mention it, with the number of the former on this page; null if all
 * are of one kind. `onPage` is null in another order than best match, which mixes them.
 */
async function matchesView(locale: Locale, { sort }: ListingSearch, list: ProductPage) {
  const { named = 0, total, current_page, per_page, data } = list
  if (named === 0 || named === total) return null
  const { matchNotes } = await import('./search-notes.ts')
  const left = Math.max(0, named - (current_page - 1) * per_page)
  return {
    named,
    ...matchNotes(locale, named, list),
    onPage: sort === undefined ? Math.min(left, data.length) : null,
  }
}

export type SearchReadingView = NonNullable<Awaited<ReturnType<typeof searchReadingView>>>
