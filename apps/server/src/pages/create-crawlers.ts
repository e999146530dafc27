import { localeInfo, locales } from '@zayy/i18n/locale'
import { compress, type EncodedResponse } from '@zayy/platform/cache/encoded-response'
import { contentEtag } from '@zayy/platform/cache/etag'
import type { ResponseCache } from '@zayy/platform/cache/response-cache'
import { singleFlight } from '@zayy/platform/cache/single-flight'
import type { Database } from '@zayy/platform/postgres/database'
import { listPublicPages, listPublicProducts, type PublicPages } from '@zayy/shop/content/list-public-pages'
import { Hono } from 'hono'
import { cachedValue } from '../api/cached-value.ts'
import { isDatabaseAway } from '../api/database-away.ts'
import { toResponse } from '../cache/send-encoded.ts'
import { narrowingParameters, refusedPaths } from './page-routes.ts'
import { type SiteMapOptions, siteMapFile, siteMapFiles, siteMapIndex } from './site-map.ts'

export type CrawlersOptions = SiteMapOptions & {
  database: Database
  /** The cache of the pages, which also holds the site map. */
  cache: ResponseCache
  report: (error: unknown) => void
}

/** Lifetime of the list of pages without a change, in milliseconds. */
const LIST_LIFETIME_MS = 10 * 60_000

/** Serves `/robots.txt` and the site map. Call `forget` when the shop's data changes, and clear the page cache. */
export function createCrawlers({ database, cache, report, ...options }: CrawlersOptions): {
  app: Hono
  forget: () => void
} {
  const listed = cachedValue(async () => {
    const pages = await listPublicPages(database)
    return { pages, files: siteMapFiles(pages, options) }
  }, LIST_LIFETIME_MS)
  const products = (offset: number, limit: number) => listPublicProducts(database, offset, limit)
  const fromCache = singleFlight(cache, isDatabaseAway)
  const send = async (request: Request, write: (pages: PublicPages) => string | Promise<string>) => {
    const key = `${new URL(request.url).pathname}?`
    const work = async () => encodeXml(await write((await listed.get()).pages))
    return toResponse(await fromCache(key, work), request)
  }
  const app = new Hono()
  app.get('/robots.txt', (c) => {
    return c.text(robots(options.origin), 200, { 'cache-control': 'public, max-age=3600' })
  })
  app.get('/sitemap.xml', (c) => send(c.req.raw, (pages) => siteMapIndex(pages, options)))
  app.get('/:name{sitemap-[1-9][0-9]*\\.xml}', async (c) => {
    const file = Number(/\d+/.exec(c.req.param('name'))?.[0])
    const { files } = await listed.get()
    if (file > files) return c.body(null, 404, { 'cache-control': 'no-store' })
    return send(c.req.raw, (pages) => siteMapFile(pages, products, file, options))
  })
  app.onError((error, c) => {
    report(error)
    const headers = { 'cache-control': 'no-store' }
    return isDatabaseAway(error)
      ? c.body(null, 503, { ...headers, 'retry-after': '5' })
      : c.body(null, 500, headers)
  })
  return { app, forget: listed.forget }
}

async function encodeXml(xml: string): Promise<EncodedResponse> {
  const identity = Buffer.from(xml)
  return {
    etag: contentEtag(identity),
    headers: { 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' },
    bodies: await compress(identity, 'small'),
  }
}

function robots(origin: string): string {
  const refused = locales.flatMap((locale) =>
    refusedPaths.map((path) => `Disallow: ${localeInfo[locale].prefix}${path}`),
  )
  const filters = narrowingParameters.map((name) => `Disallow: /*?*${name}=`)
  return ['User-agent: *', ...refused, ...filters, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
