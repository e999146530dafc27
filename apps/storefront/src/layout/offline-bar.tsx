import { useRouter } from '@tanstack/react-router'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import layout from '@zayy/ui/layout.module.css'
import styles from './offline-bar.module.css'

/** Says that the network is gone and the cart is safe; when it is back, what could not be loaded is requested again. */
export function OfflineBar() {
  const messages = useMessages('layout')
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

  return (
    <div role="status">
      {offline ? (
        <div className={styles.offlineBar}>
          <div className={`${layout.container} ${layout.row} ${styles.message}`}>
            <Icon name="wifi-slash" />
            <span>{messages.offline}</span>
          </div>
        </div>
      ) : null}
    </div>
  )
}
