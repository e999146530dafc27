import type { Locale } from '@zayy/i18n/locale'

/** Paths below `/en` are English, all others Arabic (decision 001). */
export function pageLanguage(pathname: string): Locale {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'ar'
}

/**
 * Returns the English URL for a visitor with English stored who opens an Arabic URL, or null. A link to `/en/…` shows English and does not change
 * the stored language. A visitor from an English page of the shop has used its language switch, the only link to Arabic there, perhaps before the
 * page could store that choice.
 *
 * @param referer sent by the shop's own pages (referrer policy same-origin)
 */
export function englishAddress(
  url: URL,
  storedChoice: string | undefined,
  referer: string | undefined,
): string | null {
  if (storedChoice !== 'en' || pageLanguage(url.pathname) === 'en') return null
  if (referer && URL.canParse(referer)) {
    const page = new URL(referer)
    if (page.host === url.host && pageLanguage(page.pathname) === 'en') return null
  }
  return `/en${url.pathname === '/' ? '' : url.pathname}${url.search}`
}

/** TanStack Start's server functions, which the shop does not use. */
const frameworkPath = /^\/_/

/** Control characters, and spaces at the edge of a segment, which the router would trim. */
const unreadable = /\p{Cc}|(?:^|\/)\s|\s(?:\/|$)/u

/**
 * Returns the URL itself, or a 404 URL of the same language if its path has broken percent-encoding, is `unreadable` or belongs to the framework.
 */
export function readableAddress(url: URL): URL {
  try {
    const path = decodeURIComponent(url.pathname)
    if (!unreadable.test(path) && !frameworkPath.test(path)) return url
  } catch {
    // Broken percent-encoding.
  }
  return new URL(pageLanguage(url.pathname) === 'en' ? '/en/%EF%BF%BD' : '/%EF%BF%BD', url)
}
