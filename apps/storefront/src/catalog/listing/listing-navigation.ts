import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { parseSearch } from '../../search-params.ts'
import { changedSearch, type ListingSearch, readListingSearch, sameSearch } from './listing-search.ts'
import type { ListingView } from './listing-view.ts'

/** Long enough that what is at hand never flickers, short enough that a press is seen to be answered. */
const SKELETONS_AFTER_MS = 120

/** The list that is asked for: what the address says, at once, while its products are still on their way. */
export function useWantedSearch(shown: ListingView): ListingSearch {
  const query = useRouterState({ select: ({ location }) => location.searchStr })
  const leaving = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  })
  return leaving ? shown.search : readListingSearch(parseSearch(query))
}

/** Leads to the same list with something changed; every change is a place to go back to, unless it replaces the last. */
export function useChangeSearch(wanted: ListingSearch) {
  const navigate = useNavigate()
  return (change: ListingSearch, replace = false) =>
    void navigate({ to: '.', search: changedSearch(wanted, change), replace, resetScroll: false })
}

/** Whether other products are being fetched, from a moment after it began. */
export function useRefetching(shown: ListingView, wanted: ListingSearch): boolean {
  const behind = !sameSearch(shown.search, wanted)
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!behind) return
    const timer = setTimeout(() => setLate(true), SKELETONS_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [behind])
  return behind && late
}
