/** "What a product list is narrowed to": its filters, order and page as they stand in the address. */

import { foldDigits } from '@zayy/domain/text/digits'

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

const LONGEST_SEARCH = 200
const LAST_PAGE_ASKED_FOR = 100_000

/**
 * Reads a list's address. Each value that is odd is as if it were not there, so that the router leads to the
 * clean address (`?page=abc` and `?page=1` to none); every key is named, so that nothing odd stays behind.
 */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  const search = readWords(raw.search)
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

/** The words of a search as an address holds them; undefined when there are none. */
export function readWords(value: unknown): string | undefined {
  const words = String(value ?? '').trim()
  return words === '' ? undefined : [...words].slice(0, LONGEST_SEARCH).join('')
}

/** The page that an address asks for; undefined for the first. */
export function readPage(value: unknown): number | undefined {
  return readWhole(value, 2, LAST_PAGE_ASKED_FOR)
}

function readFlag(value: unknown): 1 | undefined {
  return String(value) === '1' ? 1 : undefined
}

/** A whole number of an address within its bounds; undefined for anything else. */
export function readWhole(value: unknown, least: number, most: number): number | undefined {
  const digits = foldDigits(String(value ?? ''))
  if (!/^\d{1,6}$/.test(digits)) return undefined
  const number = Number(digits)
  return number >= least && number <= most ? number : undefined
}
