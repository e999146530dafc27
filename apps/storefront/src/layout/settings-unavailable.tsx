import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import typography from '@zayy/ui/typography.module.css'
import styles from './loading-screen.module.css'

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
