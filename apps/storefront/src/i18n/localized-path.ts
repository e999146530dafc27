import type { Locale } from '@zayy/i18n/locale'

const english = /^\/en(?=\/|$)/

/** The route's own path, the same in both languages. */
export function pathWithoutLocale(pathname: string): string {
  return pathname.replace(english, '') || '/'
}

/** A route's path as it is addressed in a language. */
export function localizedPath(locale: Locale, pathname: string): string {
  if (locale === 'ar') return pathname
  return pathname === '/' ? '/en' : `/en${pathname}`
}

/**
 * The address of the login, which leads to `next` afterwards: path and query of one of the shop's pages, in whichever
 * language. Whether it is one is for the server to say.
 */
export function loginAddress(locale: Locale, next?: string): string {
  const path = localizedPath(locale, '/auth')
  return next ? `${path}?${new URLSearchParams({ next })}` : path
}
