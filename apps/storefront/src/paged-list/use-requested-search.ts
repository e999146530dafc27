import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { parseSearch } from '../search-params.ts'

/** Long enough that what is at hand never flickers, short enough that a press is seen to be answered. */
const SKELETONS_AFTER_MS = 120

/**
 * What a list is asked for: what the address says, at once, while the answer is still on its way.
 * @param shown what the list in sight answers, which stays wanted while another page is being opened
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

/** Whether a list has been behind what is asked for long enough to show that another is on its way. */
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
