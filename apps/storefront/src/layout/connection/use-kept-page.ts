import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pageUnreachable } from './page-unreachable.ts'

/** A page that takes longer to load than this is navigated to before it is known to load, in ms: it may have a skeleton. */
const longestWaitMs = 300

/**
 * Keeps the page, with what was typed into it, where the next one cannot be loaded.
 * @returns the address of the page that could not be opened; null once another is
 */
export function useKeptPage(): { notOpened: string | null; tryAgain: () => void } {
  const router = useRouter()
  const [notOpened, setNotOpened] = useState<string | null>(null)

  useEffect(() => {
    let latest: string | undefined
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        if (action !== 'PUSH' && action !== 'REPLACE') return false
        latest = nextLocation.href
        // Filters and pages of a list are in its address, which trying again starts from.
        if (navigator.onLine && nextLocation.pathname === currentLocation.pathname) return false
        const next = router.parseLocation(nextLocation)
        const unreachable = await Promise.race([pageUnreachable(router, next), tooLong()])
        // Meanwhile the visitor went elsewhere.
        if (latest !== nextLocation.href) return true
        setNotOpened(unreachable ? nextLocation.href : null)
        return unreachable
      },
    })
  }, [router])

  return {
    notOpened,
    tryAgain: () => {
      if (notOpened !== null) router.history.push(notOpened)
    },
  }
}

function tooLong(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), longestWaitMs))
}
