import type { Locale } from '@zayy/i18n/locale'

/** The language a page's address is in: `/en` and all below it English, everything else Arabic (decision 001). */
export function pageLanguage(pathname: string): Locale {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'ar'
}

/**
 * Where a visitor whose stored choice is English is taken from an address without `/en`, or null.
 * A link to `/en/…` shows English to anybody and changes no stored choice. Who comes from an English page of the shop
 * has pressed its language switch, the one link there to Arabic: also before the page could store that choice.
 *
 * @param cameFrom the Referer, which the shop's own pages send along (referrer policy same-origin)
 */
export function englishAddress(
  url: URL,
  storedChoice: string | undefined,
  cameFrom: string | undefined,
): string | null {
  if (storedChoice !== 'en' || pageLanguage(url.pathname) === 'en') return null
  if (cameFrom && URL.canParse(cameFrom)) {
    const page = new URL(cameFrom)
    if (page.host === url.host && pageLanguage(page.pathname) === 'en') return null
  }
  return `/en${url.pathname === '/' ? '' : url.pathname}${url.search}`
}

/** What the framework would answer by itself, and no page's path: its calls of functions on the server, which the shop has none of. */
const frameworkPath = /^\/_/

/** Control characters, and space at an edge of a segment, which the router would trim. */
const unreadable = /\p{Cc}|(?:^|\/)\s|\s(?:\/|$)/u

/**
 * Returns the address itself, or, where no page can be at it, an address of the same language without a page: its path is no
 * text (broken percent-encoding), `unreadable`, or the framework's own.
 */
export function readableAddress(url: URL): URL {
  try {
    const path = decodeURIComponent(url.pathname)
    if (!unreadable.test(path) && !frameworkPath.test(path)) return url
  } catch {
    // Answered like any address without a page.
  }
  return new URL(pageLanguage(url.pathname) === 'en' ? '/en/%EF%BF%BD' : '/%EF%BF%BD', url)
}
