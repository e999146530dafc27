import { readFile } from 'node:fs/promises'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import { Hono } from 'hono'
import { webManifest } from './web-manifest.ts'

const smallIcon = new URL(import.meta.resolve('@zayy/ui/assets/favicon-32.png'))

/** `/manifest.webmanifest`, `/en/manifest.webmanifest` and `/favicon.ico`. @param shopName what the shop is called in a language */
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
  // Feed readers and older browsers ask for it unasked.
  app.get('/favicon.ico', async (c) => {
    const icon = await readFile(smallIcon)
    return c.body(new Uint8Array(icon), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    })
  })
  return app
}
