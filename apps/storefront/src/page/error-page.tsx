import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import styles from './loading-screen.module.css'
import { MessagePage } from './message-page.tsx'

const ForbiddenPage = lazy(() => import('./forbidden-page.tsx'))

/** Replaces a page that failed to load. All errors but 403 offer a retry. */
export function ErrorPage({ error }: ErrorComponentProps) {
  if (failureOf(error).status !== 403) return <BrokenPage />
  return (
    <Suspense fallback={<main id="main" />}>
      <ForbiddenPage />
    </Suspense>
  )
}

function BrokenPage() {
  const messages = useMessages('layout')
  const router = useRouter()
  const { whatsapp } = useShopSettings()
  return (
    <MessagePage art="needle" title={messages.broken} text={messages.brokenText}>
      <button type="button" className={button.primary} onClick={() => void router.invalidate()}>
        <Icon name="arrow-counter-clockwise" flip />
        {messages.tryAgain}
      </button>
      {whatsapp ? (
        <a className={button.outlined} href={whatsapp} target="_blank" rel="noreferrer">
          <Icon name="whatsapp-logo" />
          {messages.message}
        </a>
      ) : null}
    </MessagePage>
  )
}

/** Milliseconds before each attempt; the last repeats. */
const waits = [1000, 2000, 4000, 8000] as const

/** Stored outside the component, which each failed attempt mounts again. */
const triesOf = new WeakMap<object, number>()

/** Three dots on an empty screen while the settings fail to load. */
export function SettingsUnavailable() {
  const messages = useMessages('layout')
  const router = useRouter()
  const [tries, setTries] = useState(() => triesOf.get(router) ?? 0)

  useEffect(() => {
    const wait = waits[Math.min(tries, waits.length - 1)]
    const timer = setTimeout(() => {
      triesOf.set(router, tries + 1)
      void router.invalidate().finally(() => setTries(tries + 1))
    }, wait)
    return () => clearTimeout(timer)
  }, [router, tries])

  return (
    <main id="main" className={styles.loadingScreen}>
      <title>{messages.shop}</title>
      <div role="status">
        <div className={styles.dots}>
          <i />
          <i />
          <i />
        </div>
        <span className={tries > 1 ? typography.note : typography.visuallyHidden}>
          {tries > 1 ? messages.retrying : messages.loading}
        </span>
      </div>
    </main>
  )
}
