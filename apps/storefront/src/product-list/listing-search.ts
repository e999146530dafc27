import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { colourFamilies } from '@zayy/domain/catalog/colour-family'
import { parsePage, parseSearchText, parseWhole } from '../paged-list/read-search.ts'
import { stringifySearch } from '../search-params.ts'

/** Without a search, `newest` is the default. */
export const sorts = ['newest', 'sold', 'rating', 'price', '-price'] as const
export type Sort = (typeof sorts)[number]

/** Flags that are combined by OR. */
export const audiences = ['is_men', 'is_women', 'is_child'] as const

/** Parameters of the API; undefined ones are absent from the address. */
export type ListingSearch = {
  search?: string | undefined
  is_men?: 1 | undefined
  is_women?: 1 | undefined
  is_child?: 1 | undefined
  /** Colour families separated by commas, in the order of `colourFamilies`. */
  colors?: string | undefined
  /** Sizes separated by commas. */
  sizes?: string | undefined
  avg_rate?: number | undefined
  sort?: Sort | undefined
  page?: number | undefined
  /** Target quantity for prices; does not affect which products are listed. */
  quantity?: number | undefined
}

/**
 * Parses a list's address. Invalid and default values become undefined, so that the router redirects to the clean address
 * (`?page=abc` and `?page=1` to no page). Every key is set, so that no invalid value survives.
 */
export function readListingSearch(raw: Record<string, unknown>): ListingSearch {
  const search = parseSearchText(raw.search)
  const sort = sorts.find((one) => one === raw.sort)
  return {
    search,
    is_men: readFlag(raw.is_men),
    is_women: readFlag(raw.is_women),
    is_child: readFlag(raw.is_child),
    colors: readColors(raw.colors),
    sizes: readSizes(raw.sizes),
    avg_rate: parseWhole(raw.avg_rate, 1, 5),
    sort: sort === 'newest' && search === undefined ? undefined : sort,
    page: parsePage(raw.page),
    quantity: readQuantityParameter(raw.quantity),
  }
}

/** Returns the parameters that decide which products are listed, with keys in a fixed order. */
export function readRequestedProducts(raw: Record<string, unknown>): ListingSearch {
  const { quantity, ...requested } = readListingSearch(raw)
  return requested
}

/** Returns the search with a change, on its first page unless the page is the change. */
export function changedSearch(search: ListingSearch, change: ListingSearch): ListingSearch {
  return readListingSearch({ ...search, page: undefined, ...change })
}

/** Keeps sort order and target quantity. */
export function withoutFilters({ sort, quantity }: ListingSearch): ListingSearch {
  return changedSearch({}, { sort, quantity })
}

/** Returns the number of active filters; sort order, page and quantity do not count. */
export function filterCount(search: ListingSearch): number {
  const { page, sort, quantity, ...filters } = search
  return Object.values(filters).filter((value) => value !== undefined).length
}

/** Ignores the target quantity. */
export function isEqualSearch(one: ListingSearch, other: ListingSearch): boolean {
  const keys = [
    'search',
    'is_men',
    'is_women',
    'is_child',
    'colors',
    'sizes',
    'avg_rate',
    'sort',
    'page',
  ] as const
  return keys.every((key) => one[key] === other[key])
}

/** A quantity of 1 is the default and becomes undefined. */
function readQuantityParameter(value: unknown): number | undefined {
  const quantity = readQuantity(String(value ?? '')) ?? 1
  return quantity > 1 ? quantity : undefined
}

function readFlag(value: unknown): 1 | undefined {
  return String(value) === '1' ? 1 : undefined
}

/** Splits a multi-value filter. */
export function chosenValues(filter: string | undefined): string[] {
  return filter === undefined ? [] : filter.split(',')
}

/** Adds a value to a multi-value filter, or removes it. */
export function toggledValue(filter: string | undefined, value: string): string | undefined {
  const chosen = chosenValues(filter)
  const others = chosen.filter((one) => one !== value)
  return [...others, ...(others.length === chosen.length ? [value] : [])].join(',') || undefined
}

/** Limits of the API. */
const MAX_SIZES = 20
const MAX_SIZE_LENGTH = 20

function readColors(value: unknown): string | undefined {
  const sent = partsOf(value)
  return colourFamilies.filter((family) => sent.includes(family)).join(',') || undefined
}

function readSizes(value: unknown): string | undefined {
  const sizes = [...new Set(partsOf(value))].filter((size) => [...size].length <= MAX_SIZE_LENGTH)
  return sizes.slice(0, MAX_SIZES).join(',') || undefined
}

function partsOf(value: unknown): string[] {
  return String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Returns a list's canonical path. A filtered or sorted list is not indexed (docs/saudi-rules.md, "Search engines"). */
export function listingAddress(path: string, search: ListingSearch): { path: string; noindex: boolean } {
  return {
    path: `${path}${stringifySearch({ page: search.page })}`,
    noindex: filterCount(search) > 0 || search.sort !== undefined,
  }
}
