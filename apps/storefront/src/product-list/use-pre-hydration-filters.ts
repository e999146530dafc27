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
    const input = readListingSearch(joinedFields(new FormData(form.current)))
    if (!sameSearch({ ...input, page: requested.page }, requested)) onChange(input)
  }, [])
}

/** A form's fields; what is chosen of one that takes several, as one text with commas between. */
function joinedFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name).join(',')]))
}
