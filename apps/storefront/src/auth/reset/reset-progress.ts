import { useEffect, useState } from 'react'
import { readStoredJson, store } from '../../browser-storage.ts'

const STORAGE_KEY = 'password-reset'

/** Lifetimes of the mailed code and of the token that it is exchanged for (contract.md, POST /confirm/otp). */
export const CODE_LIFETIME_MS = 10 * 60_000
const TOKEN_LIFETIME_MS = 15 * 60_000

/** Times are milliseconds of the device's clock. `token` comes from the code or from a mailed link, which has no `email`. */
export type ResetProgress =
  | { step: 'email' }
  | { step: 'code'; email: string; sentAt: number }
  | { step: 'password'; email: string | null; token: string; since: number }

export const resetStart: ResetProgress = { step: 'email' }

/** Returns the start for expired progress and for unknown content. */
export function parseResetProgress(stored: unknown, now: number): ResetProgress {
  if (typeof stored !== 'object' || stored === null) return resetStart
  const { step, email, sentAt, token, since } = Object.fromEntries(Object.entries(stored))
  if (step === 'code' && typeof email === 'string' && isWithin(sentAt, CODE_LIFETIME_MS, now))
    return { step, email, sentAt }
  if (step === 'password' && typeof token === 'string' && isWithin(since, TOKEN_LIFETIME_MS, now))
    return { step, email: typeof email === 'string' ? email : null, token, since }
  return resetStart
}

function storeResetProgress(progress: ResetProgress): void {
  store('sessionStorage', STORAGE_KEY, progress.step === 'email' ? null : JSON.stringify(progress))
}

function isWithin(time: unknown, lifetime: number, now: number): time is number {
  return typeof time === 'number' && time <= now && now < time + lifetime
}

/** Progress that survives reloads. A mailed link jumps to the last step. */
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
    setProgress(parseResetProgress(readStoredJson('sessionStorage', STORAGE_KEY), Date.now()))
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return [progress, go]
}

/** Returns the token of a mailed link and removes it from the URL. */
function takeTokenOfLink(): string | null {
  const token = window.location.hash.slice(1)
  if (!/^[\w-]{20,100}$/.test(token)) return null
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return token
}
