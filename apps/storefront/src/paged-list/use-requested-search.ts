import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { parseSearch } from '../search-params.ts'

/** Long enough that cached results never flicker, short enough that a click gets visible feedback. */
const SKELETONS_AFTER_MS = 120

/**
 * The search of a list as the address has it, also while its results are still loading.
 * @param shown the search of the list shown, which stays while another page is being opened
 * @param read reads the address's query
 */
export function useRequestedSearch<Search>(
  shown: Search,
  read: (raw: Record<string, unknown>) => Search,
): Search {
  const query = useRouterState({ select: ({ location }) => location.searchStr })
  const leaving = useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  })
  return leaving ? shown : read(parseSearch(query))
}

/** Returns true once the shown list has been outdated long enough for skeletons. */
export function useRefetching(behind: boolean): boolean {
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
