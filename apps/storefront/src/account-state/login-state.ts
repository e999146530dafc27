/** "Is somebody logged in here?", as the readable cookie says, in every tab of the browser. */

const cookieName = 'signed_in'

/** Changed when a login begins or ends, so that the other tabs hear of it. */
const storageKey = 'login-changed'

const secondLookMs = 1000

let generation = 0
let known = false
const listeners = new Set<() => void>()

/** Whether a customer is logged in. The token itself is out of sight: this is what the server last said of it. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${cookieName}=1`)
}

/** Tells one login from the next: an answer that was asked for before the last change says nothing of this one. */
export function loginGeneration(): number {
  noticeChange()
  return generation
}

/** A login began or ended in this tab. */
export function announceLoginChange(): void {
  try {
    localStorage.setItem(storageKey, crypto.randomUUID())
  } catch (error) {
    console.warn('Other tabs cannot be told of the login.', error)
  }
  changed()
}

/** Drops what this browser remembers of a login that the server does not know. */
export function forgetLogin(): void {
  if (!isSignedIn()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers
  document.cookie = `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`
  announceLoginChange()
}

/** Follows logins and logouts, those of other tabs too. */
export function subscribeLogin(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = isSignedIn()
    window.addEventListener('storage', hearOtherTab)
    document.addEventListener('visibilitychange', noticeChange)
    window.addEventListener('pageshow', noticeChange)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('storage', hearOtherTab)
    document.removeEventListener('visibilitychange', noticeChange)
    window.removeEventListener('pageshow', noticeChange)
  }
}

/** Looks twice: a busy browser may show this tab the other's cookie later than the news of it. */
function hearOtherTab({ key }: StorageEvent): void {
  if (key !== storageKey) return
  changed()
  window.setTimeout(noticeChange, secondLookMs)
}

/** A cookie that ended by itself, or that another tab changed while this one slept. */
function noticeChange(): void {
  if (isSignedIn() !== known) changed()
}

function changed(): void {
  generation += 1
  known = isSignedIn()
  for (const listener of listeners) listener()
}
