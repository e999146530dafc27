import type { SearchReading } from '@zayy/contract/types'
import type { SearchTerms } from './search-terms.ts'

/** How a search was read: what it is narrowed to besides its words, and what of it is set aside. */
export function presentSearch({ searchSizes, quantity, setAside }: SearchTerms): SearchReading {
  return { sizes: searchSizes, quantity, set_aside: setAside }
}
