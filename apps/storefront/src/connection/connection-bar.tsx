import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import type { Locale } from '@zayy/i18n/locale'
import { connection as ar } from '@zayy/i18n/messages/ar/connection'
import { connection as en } from '@zayy/i18n/messages/en/connection'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { isGone, isMissingCode, loadDocument, reloadDocument, watchMissingCode } from './missing-code.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './connection-bar.module.css'

/** Says that the network is gone and the cart is safe, or that the page asked for could not be opened, and tries it again. */
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

/** The bar at the foot of the screen. `onTryAgain`: there is a page that could not be opened. */
export function ConnectionMessage({
  offline,
  onTryAgain,
}: {
  offline: boolean
  onTryAgain: (() => void) | null
}) {
  const messages = useConnectionMessages()
  return (
    <div className={styles.bar}>
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

type ConnectionMessages = typeof ar

const connectionMessages: Record<Locale, ConnectionMessages> = { ar, en }

/** The messages of a connection that fails, in the language of the page. They are loaded before it does. */
function useConnectionMessages(): ConnectionMessages {
  return connectionMessages[useLocale()]
}

/** Whether the network is gone; when it is back, a page that could not be loaded is requested again. */
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

/** A page that takes longer to load than this is navigated to before it is known to load, in ms: it may have a skeleton. */
const MAX_WAIT_MS = 300

/** A page that could not be opened. */
type NotOpened = { href: string; trouble: 'data' | 'code' }

/**
 * Keeps the page, with what was typed into it, where the next one cannot be loaded. Code that is gone while the shop can be reached
 * is that of an earlier build: then the document is loaded, once.
 * @returns the address of the page that could not be opened; null once another is
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
  return new Promise((resolve) => setTimeout(() => resolve(null), MAX_WAIT_MS))
}

/** A refusal with one of these is an answer, which has a page of its own; anything else may succeed when it is tried again. */
const answers = [401, 403, 404]

/**
 * Loads a page ahead of its navigation.
 * @returns why it cannot be shown at present: its data or its code could not be loaded; null: it can
 */
async function pageTrouble(router: AnyRouter, page: ParsedLocation): Promise<'data' | 'code' | null> {
  const matches = await router.preloadRoute({ to: page.pathname, search: page.search })
  if (!matches) return null
  const errors = matches.filter(({ status }) => status === 'error').map(({ error }) => error)
  if (errors.some(isMissingCode)) return 'code'
  if (errors.some((error) => !answers.includes(failureOf(error).status))) return 'data'
  // A part of a page that has been loaded has nothing left to preload.
  const missesCode = matches.some(
    ({ routeId }) => router.routesById[routeId]?.options.component?.preload !== undefined,
  )
  return missesCode ? 'code' : null
}
