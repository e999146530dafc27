import { type Locale, localeInfo } from '@zayy/i18n/locale'

/**
 * Returns the link that opens a bill. Browsers do not send the fragment to servers.
 * @param publicUrl base of links, without a trailing slash
 */
export function billLink(publicUrl: string, locale: Locale, token: string): string {
  return `${publicUrl}${localeInfo[locale].prefix}/bill#${token}`
}
