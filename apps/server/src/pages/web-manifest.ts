import { type Locale, localeInfo } from '@zayy/i18n/locale'
import { pageDescriptions as ar } from '@zayy/i18n/messages/ar/page-descriptions'
import { pageDescriptions as en } from '@zayy/i18n/messages/en/page-descriptions'

/** The colour of the pages' ground, which a browser gives to its own bar. */
const BACKGROUND_COLOR = '#FBFAF7'

/**
 * What a phone needs to put the shop among its programs (W3C, web application manifest). The images are files of the
 * storefront (apps/storefront/public).
 *
 * @param name what the shop is called in this language
 */
export function webManifest(locale: Locale, name: string) {
  const { dir, prefix } = localeInfo[locale]
  return {
    id: prefix || '/',
    name,
    short_name: name,
    description: { ar, en }[locale].home,
    lang: locale,
    dir,
    start_url: prefix || '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: BACKGROUND_COLOR,
    background_color: BACKGROUND_COLOR,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
