import { useEffect, useState } from 'react'
import { type ResetProgress, readResetProgress, resetStart, storeResetProgress } from './reset-progress.ts'

/** How far one has come, through reloads, and from where a mailed link leads to. */
export function useResetProgress(): [ResetProgress, (progress: ResetProgress) => void] {
  const [progress, setProgress] = useState(resetStart)
  const go = (to: ResetProgress) => {
    storeResetProgress(to)
    setProgress(to)
  }
  useEffect(() => {
    const follow = () => {
      const linked = takeTokenOfLink()
      if (linked === null) return
      const byLink = { step: 'password', email: null, token: linked, since: Date.now() } as const
      storeResetProgress(byLink)
      setProgress(byLink)
    }
    setProgress(readResetProgress(Date.now()))
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return [progress, go]
}

/** The token behind the # of a mailed link, which is taken out of the address at once. */
function takeTokenOfLink(): string | null {
  const token = window.location.hash.slice(1)
  if (!/^[\w-]{20,100}$/.test(token)) return null
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}
