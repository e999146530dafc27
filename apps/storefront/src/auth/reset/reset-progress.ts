import { useEffect, useState } from 'react'

const STORAGE_KEY = 'password-reset'

/** How long a mailed code is good (contract.md, POST /confirm/otp), and the token that it is exchanged for: milliseconds. */
export const CODE_LIFETIME_MS = 10 * 60_000
const TOKEN_LIFETIME_MS = 15 * 60_000

/**
 * `email`: which address? `code`: the one that was mailed to it, `sentAt` by this browser's clock in milliseconds.
 * `password`: the new one, by the token that stands for the code or the mailed link; `email` where it is known.
 */
export type ResetProgress =
  | { step: 'email' }
  | { step: 'code'; email: string; sentAt: number }
  | { step: 'password'; email: string | null; token: string; since: number }

export const resetStart: ResetProgress = { step: 'email' }

/** How far one had come; from the start where nothing was stored, or where it is too old to go on with. */
function readResetProgress(now: number): ResetProgress {
  try {
    return parseResetProgress(sessionStorage.getItem(STORAGE_KEY), now)
  } catch {
    return resetStart
  }
}

/** Reads the stored text. Unknown content is the start. */
export function parseResetProgress(text: string | null, now: number): ResetProgress {
  const stored: unknown = JSON.parse(text ?? 'null')
  if (typeof stored !== 'object' || stored === null) return resetStart
  const { step, email, sentAt, token, since } = Object.fromEntries(Object.entries(stored))
  if (step === 'code' && typeof email === 'string' && isWithin(sentAt, CODE_LIFETIME_MS, now))
    return { step, email, sentAt }
  if (step === 'password' && typeof token === 'string' && isWithin(since, TOKEN_LIFETIME_MS, now))
    return { step, email: typeof email === 'string' ? email : null, token, since }
  return resetStart
}

/** Stores how far one has come; nothing at the start. */
function storeResetProgress(progress: ResetProgress): void {
  try {
    if (progress.step === 'email') sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(progress))
  } catch (error) {
    console.warn('A reload will begin the reset again.', error)
  }
}

function isWithin(time: unknown, lifetime: number, now: number): time is number {
  return typeof time === 'number' && time <= now && now < time + lifetime
}

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
