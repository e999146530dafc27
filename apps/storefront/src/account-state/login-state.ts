import type { ShopClient } from '@zayy/contract/shop-client'
import type { Locale } from '@zayy/i18n/locale'
import { readStored, store } from '../browser-storage.ts'
import { loginAddress } from '../i18n/localized-path.ts'

const COOKIE_NAME = 'signed_in'

/** Written at each login and logout: the `storage` event notifies other tabs. */
export const LOGIN_KEY = 'login-changed'

const SECOND_LOOK_MS = 1000

let generation = 0
let known = false
const listeners = new Set<() => void>()

/** Reads a cookie that the server sets beside the HttpOnly token. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').includes(`${COOKIE_NAME}=1`)
}

/** Counts logins and logouts: a response to an earlier generation says nothing about the present login. */
export function loginGeneration(): number {
  noticeChange()
  return generation
}

/** Call it after a login or logout in this tab. */
export function announceLoginChange(): void {
  store('localStorage', LOGIN_KEY, crypto.randomUUID())
  changed()
}

/** Removes the sign of a login that the server no longer knows. */
export function forgetLogin(): void {
  if (!isSignedIn()) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in all browsers
  document.cookie = `${COOKIE_NAME}=; Path=/; Max-Age=0; SameSite=Lax`
  announceLoginChange()
}

/** Calls the listener at logins and logouts, also in other tabs. Returns a function that unsubscribes. */
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

/** Checks the cookie again later: a busy browser may deliver the event before the other tab's cookie. */
function hearOtherTab({ key }: StorageEvent): void {
  if (key !== LOGIN_KEY) return
  changed()
  window.setTimeout(noticeChange, SECOND_LOOK_MS)
}

/** Notices an expired cookie, and a change while this tab was suspended. */
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

/** Stores a message that the login page shows once. */
export function setFlash(notice: Flash): void {
  store('sessionStorage', NOTICE_KEY, notice)
}

/** Returns and removes the message for the login page, or null. */
export function consumeFlash(): Flash | null {
  const stored = readStored('sessionStorage', NOTICE_KEY)
  store('sessionStorage', NOTICE_KEY, null)
  return notices.find((notice) => notice === stored) ?? null
}

/**
 * Logs the customer out on the server and in all tabs, and opens the login page (spec, 4 Logout).
 * @returns false if the request failed: the customer is still logged in
 */
export function logOut(client: ShopClient, locale: Locale): Promise<boolean> {
  return leave(locale, () => client.accounts.logout())
}

/** Like `logOut`, on all devices of the customer. */
export function logOutEverywhere(client: ShopClient, locale: Locale): Promise<boolean> {
  return leave(locale, () => client.accounts.logoutEverywhere())
}

async function leave(locale: Locale, endLogin: () => Promise<unknown>): Promise<boolean> {
  try {
    await endLogin()
  } catch (error) {
    console.warn('Logout failed', error)
    return false
  }
  announceLoginChange()
  setFlash('loggedOut')
  window.location.assign(loginAddress(locale))
  return true
}
