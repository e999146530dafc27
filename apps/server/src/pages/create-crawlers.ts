import type { Database } from '@zayy/database/database'
import { localeInfo, locales } from '@zayy/i18n/locale'
import { listPublicPages } from '@zayy/shop/list-public-pages'
import { Hono } from 'hono'
import { isDatabaseAway } from '../api/database-away.ts'
import { refusedPaths } from './page-routes.ts'
import { siteMap } from './site-map.ts'

export type CrawlersOptions = {
  database: Database
  /** PUBLIC_URL, without a slash at the end. */
  origin: string
  report: (fault: unknown) => void
}

const kept = { 'cache-control': 'public, max-age=3600' }

/** What search engines ask for first: `/robots.txt`, and the site map that it names. */
export function createCrawlers({ database, origin, report }: CrawlersOptions): Hono {
  const app = new Hono()
  app.get('/robots.txt', (c) => c.text(robots(origin), 200, kept))
  app.get('/sitemap.xml', async (c) => {
    const headers = { ...kept, 'content-type': 'application/xml; charset=utf-8' }
    return c.body(siteMap(await listPublicPages(database), origin), 200, headers)
  })
  app.onError((fault, c) => {
    report(fault)
    const headers = { 'cache-control': 'no-store' }
    return isDatabaseAway(fault)
      ? c.body(null, 503, { ...headers, 'retry-after': '5' })
      : c.body(null, 500, headers)
  })
  return app
}

function robots(origin: string): string {
  const refused = locales.flatMap((locale) =>
    refusedPaths.map((path) => `Disallow: ${localeInfo[locale].prefix}${path}`),
  )
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
