import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { loginAddress } from '../i18n/localized-path.ts'

const COOKIE_NAME = 'signed_in'

/** Changed when a login begins or ends, so that the other tabs hear of it. */
const STORAGE_KEY = 'login-changed'

const SECOND_LOOK_MS = 1000

let generation = 0
let known = false
const listeners = new Set<() => void>()

/** Whether a customer is logged in. The token itself is out of sight: this is what the server last said of it. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE_NAME}=1`)
}

/** Tells one login from the next: an answer that was asked for before the last change says nothing of this one. */
export function loginGeneration(): number {
  noticeChange()
  return generation
}

/** A login began or ended in this tab. */
export function announceLoginChange(): void {
  try {
    localStorage.setItem(STORAGE_KEY, crypto.randomUUID())
  } catch (error) {
    console.warn('Other tabs cannot be told of the login.', error)
  }
  changed()
}

/** Drops what this browser remembers of a login that the server does not know. */
export function forgetLogin(): void {
  if (!isSignedIn()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers
  document.cookie = `${COOKIE_NAME}=; Path=/; Max-Age=0; SameSite=Lax`
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
  if (key !== STORAGE_KEY) return
  changed()
  window.setTimeout(noticeChange, SECOND_LOOK_MS)
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

const NOTICE_KEY = 'login-notice'

const notices = ['loggedOut', 'loginEnded', 'passwordReset'] as const

export type Flash = (typeof notices)[number]

/** Leaves a notice for the login page. */
export function setFlash(notice: Flash): void {
  try {
    sessionStorage.setItem(NOTICE_KEY, notice)
  } catch (error) {
    console.warn('The login page cannot be told why it is opened.', error)
  }
}

/** Takes the notice that was left; null: none was. */
export function consumeFlash(): Flash | null {
  try {
    const left = sessionStorage.getItem(NOTICE_KEY)
    sessionStorage.removeItem(NOTICE_KEY)
    return notices.find((notice) => notice === left) ?? null
  } catch {
    return null
  }
}

/**
 * Logs the customer out on the server and in all tabs, and leads to the login (spec, 4 Logout).
 * @returns false when the shop did not answer so: the customer is still logged in
 */
export function logOut(client: ShopClient, locale: Locale): Promise<boolean> {
  return leave(locale, () => client.accounts.logout())
}

/** The same on all their devices. */
export function logOutEverywhere(client: ShopClient, locale: Locale): Promise<boolean> {
  return leave(locale, () => client.accounts.logoutEverywhere())
}

async function leave(locale: Locale, endLogin: () => Promise<unknown>): Promise<boolean> {
  try {
    await endLogin()
  } catch (error) {
    console.warn('The logout failed.', error)
    return false
  }
  announceLoginChange()
  setFlash('loggedOut')
  window.location.assign(loginAddress(locale))
  return true
}
