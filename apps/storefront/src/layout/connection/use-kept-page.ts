import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isGone, loadDocument, reloadDocument, watchMissingCode } from './missing-code.ts'
import { pageTrouble } from './page-trouble.ts'

/** A page that takes longer to load than this is navigated to before it is known to load, in ms: it may have a skeleton. */
const longestWaitMs = 300

/** A page that could not be opened. */
type NotOpened = { href: string; trouble: 'data' | 'code' }

/**
 * Keeps the page, with what was typed into it, where the next one cannot be loaded. Code that is gone while the shop can be reached
 * is that of an earlier build: then the document is loaded, once.
 * @returns the address of the page that could not be opened; null once another is
 */
export function useKeptPage(): { notOpened: string | null; tryAgain: () => void } {
  const router = useRouter()
  const [notOpened, setNotOpened] = useState<NotOpened | null>(null)
  const checking = useRef(0)

  useEffect(() => {
    let latest: string | undefined
    return router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation, action }) => {
        if (action !== 'PUSH' && action !== 'REPLACE') return false
        const { href } = nextLocation
        latest = href
        // Filters and pages of a list are in its address, which trying again starts from.
        if (navigator.onLine && nextLocation.pathname === currentLocation.pathname) return false
        const next = router.parseLocation(nextLocation)
        checking.current += 1
        const trouble = await Promise.race([pageTrouble(router, next), tooLong()]).finally(() => {
          checking.current -= 1
        })
        // Meanwhile the visitor went elsewhere.
        if (latest !== href) return true
        if (trouble === 'code' && (await loadDocument(href))) return true
        setNotOpened(trouble && { href, trouble })
        return trouble !== null
      },
    })
  }, [router])

  useEffect(
    () =>
      watchMissingCode(async (error) => {
        if (checking.current > 0) return
        // A link that is only pointed at loads its page, too: nothing is missing before it is pressed.
        const isWanted = router.state.status === 'pending' || navigator.userActivation?.isActive
        if (isWanted && (await isGone(error))) reloadDocument()
      }),
    [router],
  )

  return {
    notOpened: notOpened?.href ?? null,
    tryAgain: () => {
      if (notOpened?.trouble === 'code') void loadDocument(notOpened.href, true)
      else if (notOpened) router.history.push(notOpened.href)
    },
  }
}

function tooLong(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), longestWaitMs))
}
