import { type RefObject, useEffect } from 'react'
import { type ListingSearch, readListingSearch, sameSearch } from './listing-search.ts'

/** What was chosen in the form before its page came alive, when a press only changed the markup, counts too. */
export function usePreHydrationFilters(
  form: RefObject<HTMLFormElement | null>,
  requested: ListingSearch,
  onChange: (change: ListingSearch) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (!form.current) return
    const input = readListingSearch(Object.fromEntries(new FormData(form.current)))
    if (!sameSearch({ ...input, page: requested.page }, requested)) onChange(input)
  }, [])
}
