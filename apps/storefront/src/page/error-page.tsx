import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { failureOf } from '@zayy/contract/failure'
import { Icon } from '@zayy/ui/icon'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { whatsappLink } from '../links/contact-links.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { MessagePage } from './message-page.tsx'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './loading-screen.module.css'

const ForbiddenPage = lazy(() => import('./forbidden-page.tsx'))

/** What is shown in place of a page that could not be loaded: a 403 has a message of its own, anything else can be tried again. */
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
        <a className={button.outlined} href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
          <Icon name="whatsapp-logo" />
          {messages.message}
        </a>
      ) : null}
    </MessagePage>
  )
}

/** The wait before each try, in ms; the last goes on. */
const waits = [1000, 2000, 4000, 8000] as const

/** Each failed attempt mounts this component anew, so their number is stored outside of it. */
const triesOf = new WeakMap<object, number>()

/** Three bouncing dots over the whole screen while the settings cannot be loaded; it retries until they are. */
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
