import type { Locale } from '@zayy/i18n/locale'

/** The language of the page that the browser shows: the server wrote it there. */
export function documentLocale(): Locale {
  return document.documentElement.lang === 'en' ? 'en' : 'ar'
}
