import { useEffect } from 'react'
import { LOGIN_KEY } from './login-state.ts'

/** Loads the page again after a login or logout in another tab, since it shows the data of the customer before. */
export function useReloadAtLogin(): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === LOGIN_KEY) window.location.reload()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}
