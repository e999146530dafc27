import type { Locale, ProductPage } from '@zayy/contract/types'
import { sizeKey } from '@zayy/domain/cart/paste/match-size'
import { colourFamilies, familyCodes } from '@zayy/domain/catalog/colour-family'
import { compareSizes } from '@zayy/domain/catalog/size-order'
import { apiMessages } from '@zayy/i18n/messages/api'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { pageOf, rowsBefore } from '../page-of.ts'
import { presentCard } from './list-cards.ts'
import { listShownCategories, type ShownCategory, withDescendants } from './list-shown-categories.ts'
import type { ListFilter } from './listed-sets.ts'
import { presentSearch, searchTerms } from './search-terms.ts'
import { selectSearchedList } from './searched-list.ts'
import { type StoredSort, selectStoredList } from './stored-list.ts'

const PAGE_SIZE = 12

export type ProductListQuery = Omit<ListFilter, 'categories'> & {
  page: number
  category: number | undefined
  search: string | undefined
  sort: StoredSort | undefined
}

/**
 * Returns a page of products and its facets (contract.md, GET /products). The default order is best match for
 * a search, names and categories before descriptions, else newest. Selected facets are always listed, even at zero.
 * @throws DomainError 404 for an unknown category
 */
export async function listProducts(
  database: Database,
  locale: Locale,
  query: ProductListQuery,
  loadCategories: () => Promise<ShownCategory[]> = () => listShownCategories(database),
): Promise<ProductPage> {
  const { page, search, sort, category, ...flags } = query
  const categories = category === undefined ? undefined : withDescendants(category, await loadCategories())
  if (category !== undefined && !categories) throw notFound()
  const terms = search === undefined ? undefined : await searchTerms(database, search)
  const filter = { ...flags, categories }
  const range = [PAGE_SIZE, rowsBefore(page, PAGE_SIZE)] as const
  const searched =
    terms && (await selectSearchedList(database, locale, filter, terms, sort ?? 'match', ...range))
  const list = searched ?? (await selectStoredList(database, locale, sort ?? 'newest', filter, ...range))
  const names = apiMessages[locale].colourFamilies
  return {
    ...pageOf(list.cards.map(presentCard), page, PAGE_SIZE, list.total),
    ...(terms ? { search: presentSearch(terms) } : {}),
    ...(terms?.named ? { named: searched?.named } : {}),
    ...(searched?.more ? { more: true as const } : {}),
    facets: {
      is_men: list.men,
      is_women: list.women,
      is_child: list.children,
      colors: colourFamilies
        .map((key) => ({
          key,
          name: names[key],
          code: familyCodes[key],
          count: list.colours.find((colour) => colour.key === key)?.count ?? 0,
        }))
        .filter(({ key, count }) => count > 0 || query.colours?.includes(key)),
      sizes: sizeFacets(list.sizes, query.sizes ?? []),
      rated: list.rated,
    },
  }
}

/** Shows a size under the name that the query has for it. Without such names it skips `sizeKey`, which takes 6 µs a name. */
function sizeFacets(
  found: readonly { key: string; count: number }[],
  asked: readonly string[],
): ProductPage['facets']['sizes'] {
  const keyOf = asked.length === 0 ? String : sizeKey
  const sizes = new Map(asked.map((name) => [sizeKey(name), { name, count: 0 }]))
  for (const { key, count } of found) {
    const size = keyOf(key)
    sizes.set(size, { name: sizes.get(size)?.name ?? key, count })
  }
  return [...sizes.values()].sort((one, other) => compareSizes(one.name, other.name))
}
