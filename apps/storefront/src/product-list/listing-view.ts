import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import type { ProductPage } from '@zayy/contract/types'
import { productCardView } from '../product-card/product-card.tsx'
import { changedSearch, type ListingSearch, readRequestedProducts } from './listing-search.ts'
import { loadNoProducts } from './loaded-no-products.tsx'
import type { searchMessages } from '../search/search-messages.ts'

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

/** Returns the search of the last page if the requested page is past the end, otherwise null. */
export function lastPageInstead({ cards, page, lastPage, search }: ListingView): ListingSearch | null {
  if (cards.length > 0 || page <= 1) return null
  return changedSearch(search, { page: lastPage })
}

/** Returns the translations of sizes that are words of the other language. Loaded apart, as few lists have any. */
async function translateSizes(locale: Locale, sizes: string[]): Promise<Record<string, string>> {
  if (!sizes.some((size) => /\p{L}{4}|[^\dA-Zx/.-]/u.test(size))) return {}
  const { sizeName } = await import('@zayy/domain/catalog/size-name')
  return Object.fromEntries(
    sizes.map((size) => [size, sizeName(size, locale)]).filter(([size, name]) => size !== name),
  )
}

/** Names each size of a search once, as the page shows it. */
async function shownSizes(locale: Locale, sizes: string[]): Promise<string[]> {
  const translated = await translateSizes(locale, sizes)
  return [...new Set(sizes.map((size) => translated[size] ?? size))]
}

/** Loaded with the first search that needs an explanation. */
const loadMessages = async (locale: Locale): Promise<(typeof searchMessages)[Locale]> =>
  (await import('../search/search-messages.ts')).searchMessages[locale]

/** The address cuts a longer search, which would lose its closing quotation mark. */
const MAX_SEARCH_LENGTH = 200

/** Returns how a search was interpreted and a link to an exact search; null without an interpretation. */
async function searchReadingView(
  locale: Locale,
  search: string | undefined,
  { search: reading, more, total }: Omit<ProductPage, 'facets'>,
) {
  if (search === undefined || !reading) return null
  const { sizes, set_aside: leftOut, quantity } = reading
  if (sizes.length === 0 && leftOut.length === 0 && !more) return { quantity, texts: [], exactly: null }
  const exactly = `"${search}"`
  const messages = await loadMessages(locale)
  return {
    quantity,
    texts: [
      ...(sizes.length > 0 ? [messages.inSizes(await shownSizes(locale, sizes))] : []),
      ...(leftOut.length > 0 ? [messages.leftOut(leftOut)] : []),
      ...(more && total > 0 ? [messages.bestOnly(total)] : []),
    ],
    exactly:
      leftOut.length > 0 && exactly.length <= MAX_SEARCH_LENGTH
        ? { search: exactly, text: messages.exactly }
        : null,
  }
}

/**
 * Returns how many products a search names and how many only mention it, with the number of the former on this page; null if all
 * are of one kind. `onPage` is null in another order than best match, which mixes them.
 */
async function matchesView(locale: Locale, { sort }: ListingSearch, list: Omit<ProductPage, 'facets'>) {
  const { named = 0, total, more, current_page, per_page, data } = list
  if (named === 0 || named === total) return null
  const messages = await loadMessages(locale)
  const left = Math.max(0, named - (current_page - 1) * per_page)
  return {
    named,
    text: messages.matches(named, total - named, more),
    mentioned: messages.mentioned,
    onPage: sort === undefined ? Math.min(left, data.length) : null,
  }
}

export type SearchReadingView = NonNullable<Awaited<ReturnType<typeof searchReadingView>>>
