import { readFile } from 'node:fs/promises'
import { type Locale, localeInfo, locales } from '@zayy/i18n/locale'
import { pageDescriptions as ar } from '@zayy/i18n/messages/ar/page-descriptions'
import { pageDescriptions as en } from '@zayy/i18n/messages/en/page-descriptions'
import { Hono } from 'hono'

const smallIcon = new URL(import.meta.resolve('@zayy/ui/assets/favicon-32.png'))

type NamedShop = { app_name: string; logo: string }

/**
 * Serves `/manifest.webmanifest`, `/en/manifest.webmanifest` and `/favicon.ico`.
 * @param settings the logo is its address in the API, or ''
 * @param media serves `/media/…`
 */
export function createManifests(
  settings: (locale: Locale) => Promise<NamedShop>,
  media: (request: Request) => Promise<Response>,
): Hono {
  const app = new Hono()
  for (const locale of locales)
    app.get(`${localeInfo[locale].prefix}/manifest.webmanifest`, async (c) => {
      const manifest = webManifest(locale, await settings(locale))
      return c.body(JSON.stringify(manifest), 200, {
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
    })
  // Feed readers and older browsers request it without a link.
  app.get('/favicon.ico', async (c) => {
    const { logo } = await settings('ar')
    const made = logo === '' ? null : await media(new Request(new URL(iconAt(logo, 32), c.req.url)))
    const isMade = made?.headers.get('content-type') === 'image/png'
    const icon = isMade ? await made.arrayBuffer() : new Uint8Array(await readFile(smallIcon))
    return c.body(icon, 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' })
  })
  return app
}

/** `/media/<hash>/800.webp` → `/media/<hash>/icon-32.png`. */
function iconAt(logo: string, size: number): string {
  return logo.replace(/[^/]+$/, `icon-${size}.png`)
}

/** Page background; browsers use it for their toolbar. */
const BACKGROUND_COLOR = '#FBFAF7'

/** Returns the web app manifest (W3C). Without a logo, the icons are those of apps/storefront/public. */
function webManifest(locale: Locale, { app_name: name, logo }: NamedShop) {
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
      icon(logo ? iconAt(logo, 192) : '/icon-192.png', 192, 'any'),
      icon(logo ? iconAt(logo, 512) : '/icon-512.png', 512, 'any'),
      icon(logo ? iconAt(logo, 512) : '/icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
