import type { Locale } from '@zayy/i18n/locale'
import { readStored, store } from '../browser-storage.ts'

/** Returns the language of the current document. */
export function documentLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'ar'
}

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Stores the visitor's language as `lang` in local storage (specification) and in a cookie, by which the server redirects to
 * the English page (decision 001).
 */
export function storeLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be written before the next page request
  document.cookie = `lang=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  store('localStorage', 'lang', locale)
}

/**
 * Restores a lost cookie from local storage and reloads an Arabic page for a visitor who chose English. Does not reload if
 * cookies are blocked.
 */
export function restoreLocaleCookie(): void {
  if (readStored('localStorage', 'lang') !== 'en' || /(?:^|; )lang=/.test(document.cookie)) return
  storeLocale('en')
  if (document.documentElement.lang === 'ar' && document.cookie.includes('lang=en')) location.reload()
}
