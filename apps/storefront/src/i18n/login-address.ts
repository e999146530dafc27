import type { Locale } from '@zayy/i18n/locale'
import { localizedPath } from './localized-path.ts'

/**
 * The address of the login, which leads to `next` afterwards: path and query of one of the shop's pages, in whichever
 * language. Whether it is one is for the server to say.
 */
export function loginAddress(locale: Locale, next?: string): string {
  const path = localizedPath(locale, '/auth')
  return next ? `${path}?${new URLSearchParams({ next })}` : path
}
