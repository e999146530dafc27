/** "What a product list is narrowed to": its filters, order and page as they stand in the address. */

import { readPage, readText, readWhole } from '../paged-list/read-search.ts'

/** The orders to choose from; `newest` is what a list without a search has by itself. */
export const sorts = ['newest', 'sold', 'rating', 'price', '-price'] as const
export type Sort = (typeof sorts)[number]

/** Whom a garment is for: flags that widen one another. */
export const audiences = ['is_men', 'is_women', 'is_child'] as const

/** Named as the API names them. What is not set is undefined, and not in the address. */
export type ListingSearch = {
  search?: string | undefined
  is_men?: 1 | undefined
  is_women?: 1 | undefined
  is_child?: 1 | undefined
  avg_rate?: number | undefined
  sort?: Sort | undefined
  page?: number | undefined
}

/**
 * Reads a list's address. Each value that is odd is as if it were not there, so that the router leads to the
 * clean address (`?page=abc` and `?page=1` to none); every key is named, so that nothing odd stays behind.
 */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  const search = readText(raw.search)
  const sort = sorts.find((one) => one === raw.sort)
  return {
    search,
    is_men: readFlag(raw.is_men),
    is_women: readFlag(raw.is_women),
    is_child: readFlag(raw.is_child),
    avg_rate: readWhole(raw.avg_rate, 1, 5),
    sort: sort === 'newest' && search === undefined ? undefined : sort,
    page: readPage(raw.page),
  }
}

/** The same list with something changed about it: from its first page, unless the page is what changes. */
export function changedSearch(search: ListingSearch, change: ListingSearch): ListingSearch {
  return readListingSearch({ ...search, page: undefined, ...change })
}

/** How many filters narrow a list; its order and page are none. */
export function filterCount(search: ListingSearch): number {
  const { page, sort, ...filters } = search
  return Object.values(filters).filter((value) => value !== undefined).length
}

/** Whether two lists are the same one. */
export function sameSearch(one: ListingSearch, other: ListingSearch): boolean {
  const keys = ['search', 'is_men', 'is_women', 'is_child', 'avg_rate', 'sort', 'page'] as const
  return keys.every((key) => one[key] === other[key])
}

function readFlag(value: unknown): 1 | undefined {
  return String(value) === '1' ? 1 : undefined
}
