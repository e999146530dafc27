import type { Locale } from '@zayy/i18n/locale'

const year = 365 * 24 * 60 * 60

/**
 * Remembers the visitor's choice under `lang`: in local storage as the specification says, and in a cookie, so that the
 * server can lead a visitor who chose English from a bare address to the English page (decision 001).
 */
export function storeLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it must be written before the next page is asked for
  document.cookie = `lang=${locale}; Path=/; Max-Age=${year}; SameSite=Lax`
  try {
    localStorage.setItem('lang', locale)
  } catch (error) {
    console.warn('The language cannot be stored.', error)
  }
}
