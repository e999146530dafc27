import { useEffect } from 'react'
import { readStored } from '../browser-storage.ts'
import { LOGIN_KEY } from './login-state.ts'

/**
 * Loads the page again after a login or logout, since it shows the data of the customer before: at once if another tab did it, and
 * when Back restores the page from the browser's cache.
 */
export function useReloadAtLogin(): void {
  useEffect(() => {
    const before = readStored('localStorage', LOGIN_KEY)
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LOGIN_KEY) window.location.reload()
    }
    const onPageShow = () => {
      if (readStored('localStorage', LOGIN_KEY) !== before) window.location.reload()
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])
}
