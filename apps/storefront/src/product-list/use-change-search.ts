import { useNavigate } from '@tanstack/react-router'
import { changedSearch, type ListingSearch } from './listing-search.ts'

/** Leads to the same list with something changed; every change is a place to go back to, unless it replaces the last. */
export function useChangeSearch(requested: ListingSearch) {
  const navigate = useNavigate()
  return (change: ListingSearch, replace = false) =>
    void navigate({ to: '.', search: changedSearch(requested, change), replace, resetScroll: false })
}
