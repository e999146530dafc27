import type { Lang } from '@zayy/i18n/locale'

/** The language a page's address is in: `/en` and all below it English, everything else Arabic (decisions: language). */
export function pageLanguage(pathname: string): Lang {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'ar'
}

/**
 * Where a visitor whose stored choice is English is taken from an address without `/en`, or null.
 * A link to `/en/…` shows English to anybody and changes no stored choice.
 */
export function englishAddress(url: URL, storedChoice: string | undefined): string | null {
  if (storedChoice !== 'en' || pageLanguage(url.pathname) === 'en') return null
  return `/en${url.pathname === '/' ? '' : url.pathname}${url.search}`
}

/** The address itself; where its path is no text (broken percent-encoding), one of the same language where no page is. */
export function readableAddress(url: URL): URL {
  try {
    decodeURIComponent(url.pathname)
    return url
  } catch {
    return new URL(pageLanguage(url.pathname) === 'en' ? '/en/%EF%BF%BD' : '/%EF%BF%BD', url)
  }
}
