import type { Locale } from '@zayy/i18n/locale'

const english = /^\/en(?=\/|$)/

/** Removes `/en` from a path. */
export function pathWithoutLocale(pathname: string): string {
  return pathname.replace(english, '') || '/'
}

/** Adds `/en` to a path for English. */
export function localizedPath(locale: Locale, pathname: string): string {
  if (locale === 'ar') return pathname
  return pathname === '/' ? '/en' : `/en${pathname}`
}

/**
 * Returns the address of the login.
 * @param next path and query of the page to open after the login; the server validates it
 */
export function loginAddress(locale: Locale, next?: string): string {
  const path = localizedPath(locale, '/auth')
  return next ? `${path}?${new URLSearchParams({ next })}` : path
}
