import { stringifySearch } from '../search-params.ts'
import { filterCount, type ListingSearch } from './listing-search.ts'

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
