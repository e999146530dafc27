import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import { Hono } from 'hono'
import { webManifest } from './web-manifest.ts'

/** `/manifest.webmanifest` and `/en/manifest.webmanifest`. @param shopName what the shop is called in a language */
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
  return app
}
