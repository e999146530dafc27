import type { Locale } from '@zayy/i18n/locale'

const english = /^\/en(?=\/|$)/

/** The route's own path, the same in both languages. */
export function withoutLanguage(pathname: string): string {
  return pathname.replace(english, '') || '/'
}

/** A route's path as it is addressed in a language. */
export function inLanguage(lang: Locale, pathname: string): string {
  if (lang === 'ar') return pathname
  return pathname === '/' ? '/en' : `/en${pathname}`
}
