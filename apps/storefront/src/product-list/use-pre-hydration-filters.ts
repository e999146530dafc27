import { type RefObject, useEffect } from 'react'
import { type ListingSearch, readListingSearch, sameSearch } from './listing-search.ts'

/** Applies filters that were set in the form before hydration, when a click only changed the markup. */
export function usePreHydrationFilters(
  form: RefObject<HTMLFormElement | null>,
  requested: ListingSearch,
  onChange: (change: ListingSearch) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (!form.current) return
    const input = readListingSearch(Object.fromEntries(new FormData(form.current)))
    if (!sameSearch({ ...input, page: requested.page }, requested)) onChange(input)
  }, [])
}
