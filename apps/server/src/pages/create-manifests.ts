import { readFile } from 'node:fs/promises'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import { Hono } from 'hono'
import { pageDescriptions as ar } from '@zayy/i18n/messages/ar/page-descriptions'
import { pageDescriptions as en } from '@zayy/i18n/messages/en/page-descriptions'

const smallIcon = new URL(import.meta.resolve('@zayy/ui/assets/favicon-32.png'))

/** Serves `/manifest.webmanifest`, `/en/manifest.webmanifest` and `/favicon.ico`. */
export function createManifests(shopName: (locale: Locale) => Promise<string>): Hono {
  const app = new Hono()
  for (const locale of locales)
    app.get(`${localeInfo[locale].prefix}/manifest.webmanifest`, async (c) => {
      const manifest = webManifest(locale, await shopName(locale))
      return c.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
    })
  // Feed readers and older browsers request it without a link.
  app.get('/favicon.ico', async (c) => {
    const icon = await readFile(smallIcon)
    return c.body(new Uint8Array(icon), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  })
  return app
}

/** Page background; browsers use it for their toolbar. */
const BACKGROUND_COLOR = '#FBFAF7'

/** Returns the web app manifest (W3C). The icons are in apps/storefront/public. */
function webManifest(locale: Locale, name: string) {
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
