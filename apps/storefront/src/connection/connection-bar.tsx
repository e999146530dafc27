import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { connection as ar } from '@zayy/i18n/messages/ar/connection'
import { connection as en } from '@zayy/i18n/messages/en/connection'
import { Icon } from '@zayy/ui/icon'
import layout from '@zayy/ui/layout.module.css'
import visibility from '@zayy/ui/visibility.module.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messagesHook } from '../i18n/locale-context.tsx'
import styles from './connection-bar.module.css'
import { isGone, isMissingCode, loadDocument, reloadDocument, watchMissingCode } from './missing-code.ts'

/** Says that the network is down, or that a page failed to open, with a button to retry. */
export function ConnectionBar() {
  const offline = useOffline()
  const { notOpened, tryAgain } = useKeptPage()
  return (
    <div role="status">
      {offline || notOpened !== null ? (
        <ConnectionMessage offline={offline} onTryAgain={notOpened === null ? null : tryAgain} />
      ) : null}
    </div>
  )
}

/** @param onTryAgain null unless a page failed to open */
export function ConnectionMessage({
  offline,
  onTryAgain,
}: {
  offline: boolean
  onTryAgain: (() => void) | null
}) {
  const messages = useConnectionMessages()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.setAttribute('data-connection-bar', '')
    return () => root.removeAttribute('data-connection-bar')
  }, [])
  return (
    <div className={`${styles.bar} ${visibility.notInPrint}`}>
      <div className={`${layout.container} ${layout.row} ${styles.message}`}>
        <Icon name={offline ? 'wifi-slash' : 'warning-circle'} />
        <span>{onTryAgain === null ? messages.offline : messages.notOpened}</span>
        {onTryAgain === null ? null : (
          <button type="button" className={styles.tryAgain} onClick={onTryAgain}>
            {messages.tryAgain}
          </button>
        )}
      </div>
    </div>
  )
}

const useConnectionMessages = messagesHook({ ar, en })

/** Returns whether the network is down. Reloads a failed page when it is back. */
function useOffline(): boolean {
  const router = useRouter()
  const [offline, setOffline] = useState(false)

  useEffect(() => {
    const onOffline = () => setOffline(true)
    const onOnline = () => {
      setOffline(false)
      if (router.state.matches.some((match) => match.status === 'error')) void router.invalidate()
    }
    if (!navigator.onLine) onOffline()
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    return () => {
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
    }
  }, [router])

  return offline
}

/** Navigates after this wait even if the page is not loaded yet: it may have a skeleton. */
const MAX_WAIT_MS = 300

type NotOpened = { href: string; trouble: 'data' | 'code' }

/**
 * Keeps the present page and its input if the next one fails to load. If only its code is missing, this document is of an earlier build:
 * loads the next document from the server, once.
 * @returns the URL of the page that failed to open, or null
 */
function useKeptPage(): { notOpened: string | null; tryAgain: () => void } {
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
        const isSamePage = nextLocation.pathname === currentLocation.pathname
        // The page writes its own state into the address. That needs no data, and must not stop the visitor from leaving.
        if (action === 'REPLACE' && isSamePage) return false
        latest = href
        // Within a page only the query changes (filters, pager), and a reload retries it.
        if (navigator.onLine && isSamePage) return false
        const next = router.parseLocation(nextLocation)
        checking.current += 1
        const trouble = await Promise.race([pageTrouble(router, next), tooLong()]).finally(() => {
          checking.current -= 1
        })
        // The visitor has navigated elsewhere meanwhile.
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
        // Hovering a link preloads its page; a failure matters only if the visitor opens it.
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
  return new Promise((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS))
}

/** These statuses have an error page. All others may succeed on a retry. */
const answers = [401, 403, 404]

/**
 * Preloads a page.
 * @returns which part failed to load, or null
 */
async function pageTrouble(router: AnyRouter, page: ParsedLocation): Promise<'data' | 'code' | null> {
  const matches = await router.preloadRoute({ to: page.pathname, search: page.search })
  if (!matches) return null
  const errors = matches.filter(({ status }) => status === 'error').map(({ error }) => error)
  if (errors.some(isMissingCode)) return 'code'
  if (errors.some((error) => !answers.includes(failureOf(error).status))) return 'data'
  // A loaded component has no `preload` left.
  const missesCode = matches.some(
    ({ routeId }) => router.routesById[routeId]?.options.component?.preload !== undefined,
  )
  return missesCode ? 'code' : null
}
