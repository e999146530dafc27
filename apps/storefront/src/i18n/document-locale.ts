import type { Locale } from '@zayy/i18n/locale'

/** The language of the page that the browser shows: the server wrote it there. */
export function documentLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'ar'
}

const YEAR_S = 365 * 24 * 60 * 60

/**
 * Remembers the visitor's choice under `lang`: in local storage as the specification says, and in a cookie, so that the
 * server can lead a visitor who chose English from a bare address to the English page (decision 001).
 */
export function storeLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be written before the next page is asked for
  document.cookie = `lang=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  try {
    localStorage.setItem('lang', locale)
  } catch (error) {
    console.warn('The language cannot be stored.', error)
  }
}

/**
 * Who chose English and whose browser has dropped the cookie, but not local storage, is still led to the English page: the
 * cookie is written again, and the server asked anew. A browser that keeps no cookie stays where it is.
 */
export function restoreLocaleCookie(): void {
  try {
    if (/(?:^|; )lang=/.test(document.cookie) || localStorage.getItem('lang') !== 'en') return
  } catch {
    return // Local storage is blocked.
  }
  storeLocale('en')
  if (document.documentElement.lang === 'ar' && document.cookie.includes('lang=en')) location.reload()
}
