import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Whether the network is gone; when it is back, a page that could not be loaded is requested again. */
export function useOffline(): boolean {
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
