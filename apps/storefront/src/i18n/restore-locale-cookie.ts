import { storeLocale } from './store-locale.ts'

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
