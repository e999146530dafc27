import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { colourFamilies } from '@zayy/domain/catalog/colour-family'
import { parsePage, parseSearchText, parseWhole } from '../paged-list/read-search.ts'
import { stringifySearch } from '../search-params.ts'

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
  /** Families of colours, commas between, in the order of `colourFamilies`. */
  colors?: string | undefined
  /** Sizes, commas between. */
  sizes?: string | undefined
  avg_rate?: number | undefined
  sort?: Sort | undefined
  page?: number | undefined
  /** The pieces at which prices are shown. The products are the same at each. */
  quantity?: number | undefined
}

/**
 * Reads a list's address. Each value that is odd is as if it were not there, so that the router leads to the
 * clean address (`?page=abc` and `?page=1` to none); every key is named, so that nothing odd stays behind.
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

/** What of a list's address its products depend on. Its keys are in one order, whatever order the address has. */
export function readRequestedProducts(raw: Record<string, unknown>): ListingSearch {
  const { quantity, ...requested } = readListingSearch(raw)
  return requested
}

/** The same list with something changed about it: from its first page, unless the page is what changes. */
export function changedSearch(search: ListingSearch, change: ListingSearch): ListingSearch {
  return readListingSearch({ ...search, page: undefined, ...change })
}

/** The list in its order and at its quantity, without a filter. */
export function withoutFilters({ sort, quantity }: ListingSearch): ListingSearch {
  return changedSearch({}, { sort, quantity })
}

/** How many filters narrow a list; its order, page and quantity are none. */
export function filterCount(search: ListingSearch): number {
  const { page, sort, quantity, ...filters } = search
  return Object.values(filters).filter((value) => value !== undefined).length
}

/** Whether two lists are the same one. */
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

/** One piece is what a list shows without it. */
function readQuantityParameter(value: unknown): number | undefined {
  const quantity = readQuantity(String(value ?? '')) ?? 1
  return quantity > 1 ? quantity : undefined
}

function readFlag(value: unknown): 1 | undefined {
  return String(value) === '1' ? 1 : undefined
}

/** The values of a filter that takes several. */
export function chosenValues(filter: string | undefined): string[] {
  return filter === undefined ? [] : filter.split(',')
}

/** The filter with one more value, or without it. */
export function toggledValue(filter: string | undefined, value: string): string | undefined {
  const chosen = chosenValues(filter)
  const others = chosen.filter((one) => one !== value)
  return [...others, ...(others.length === chosen.length ? [value] : [])].join(',') || undefined
}

/** As many sizes as the API takes, each as long. */
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

/**
 * How a list presents itself to search engines: each page by its own address, whatever way led there; a narrowed or
 * reordered list not at all (docs/saudi-rules.md, "Search engines").
 */
export function listingAddress(path: string, search: ListingSearch): { path: string; noindex: boolean } {
  return {
    path: `${path}${stringifySearch({ page: search.page })}`,
    noindex: filterCount(search) > 0 || search.sort !== undefined,
  }
}
