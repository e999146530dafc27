import { gunzipSync } from 'node:zlib'
import { FIXED_PAGES } from '@zayy/domain/content/pages'
import { ResponseCache } from '@zayy/platform/cache/response-cache'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import type { Database } from '@zayy/platform/postgres/database'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { beforeEach, expect, test } from 'vitest'
import { createCrawlers } from './create-crawlers.ts'
import { listedPaths } from './page-routes.ts'

const database = await demoDatabase()
const origin = 'https://shop.test'
const errors: unknown[] = []

function crawlersOf(of: Database) {
  const kept = new ResponseCache({ limit: 64 * 1024 * 1024, lifetime: 60_000 })
  const { app, forget } = createCrawlers({
    database: of,
    origin,
    cache: kept,
    report: (error) => errors.push(error),
  })
  return {
    kept,
    ask: (path: string, init?: RequestInit) => app.request(path, init),
    /** Does what the server does when it is notified of a change. */
    change: () => {
      kept.clear()
      forget()
    },
  }
}

const { ask, change, kept } = crawlersOf(database)
const addressesOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at)

beforeEach(() => {
  errors.length = 0
})

test('robots.txt refuses personal pages in both languages and names the site map', async () => {
  const answer = await ask('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  for (const path of ['/cart', '/checkout', '/bill', '/account']) {
    expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Disallow: /en${path}`)
  }
  expect(lines.filter((line) => line.includes('$') || line.includes('/account/'))).toEqual([])
  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml')
})

test('lists every public page in both languages in a file of the index, each with its other language', async () => {
  const { rows } = await database.$client.query(`
    select id from products where not hidden union all select id from blogs where not hidden
    union all select id from categories where not hidden
    union all select id from pages where slug <> all ('{${Object.keys(FIXED_PAGES)}}')`)
  const parents = await database.$client.query(
    'select distinct parent_id from categories where not hidden and parent_id is not null',
  )
  const index = await ask('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(addressesOf(await index.text())).toEqual([`${origin}/sitemap-1.xml`])
  const answer = await ask('/sitemap-1.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const map = await answer.text()
  const places = addressesOf(map)
  expect(new Set(places).size).toBe(places.length)
  // One parent is the menu of brands: its page is /brands, which is among the listed paths.
  expect(places).toHaveLength(2 * (listedPaths.length + rows.length + parents.rows.length - 1))
  expect(places.every((place) => place.startsWith(`${origin}/`) && URL.canParse(place))).toBe(true)
  expect(places).toContain(`${origin}/`)
  expect(places).toContain(`${origin}/en`)
  expect(places.some((place) => /\/en\/Product-category\/\d+\/[a-z-]+$/.test(place))).toBe(true)
  expect(map).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.test/product/1"/><image:image>',
  )
  expect(map.match(/hreflang="en"/g)).toHaveLength(places.length)
})

test.each(['/sitemap.xml', '/sitemap-1.xml'])('caches %s like a page', async (path) => {
  const packed = await ask(path, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('cache-control')).toBe('public, no-cache')
  expect(kept.get(`${path}?`)?.fresh).toBe(true)
  const plain = await ask(path)
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  const etag = plain.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await ask(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each([
  '/sitemap-0.xml',
  '/sitemap-2.xml',
  '/sitemap-01.xml',
  '/sitemap-99999999999999999999.xml',
  '/sitemap-.xml',
])('answers 404 for %s', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('lists an added page once the change is announced', async () => {
  const before = await (await ask('/sitemap-1.xml')).text()
  await database.$client.query(`update blogs set hidden = true where id = (select min(id) from blogs)`)
  expect(await (await ask('/sitemap-1.xml')).text()).toBe(before)
  change()
  expect(addressesOf(await (await ask('/sitemap-1.xml')).text())).toHaveLength(addressesOf(before).length - 2)
  await database.$client.query(`update blogs set hidden = false`)
  change()
})

test('splits a large catalogue into two files, and lists each URL once', async () => {
  await database.$client.query(`
    insert into products (sku, category_id, added_on, image, hover_image, position)
    select 'large-' || n, category_id, added_on, image, hover_image, 1000 + n
    from (select * from products order by id limit 1) as one, generate_series(1, 5000) as n`)
  change()
  const files = addressesOf(await (await ask('/sitemap.xml')).text())
  expect(files).toEqual([`${origin}/sitemap-1.xml`, `${origin}/sitemap-2.xml`])
  const parts = await Promise.all(
    files.map(async (file) => addressesOf(await (await ask(new URL(file).pathname)).text())),
  )
  expect(parts[0]).toHaveLength(10_000)
  const all = parts.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((at) => at.includes('/product/')).length).toBeGreaterThan(10_000)
  expect((await ask('/sitemap-3.xml')).status).toBe(404)
})

test('responds 503 for the site map while the database is away', async () => {
  const away = connectionPool({ host: '127.0.0.1', port: 1, user: 'shop', database: 'shop' })
  const answer = await crawlersOf(away).ask('/sitemap.xml')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(errors).toHaveLength(1)
  await closeDatabase(away)
})
