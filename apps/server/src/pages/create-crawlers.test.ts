import { connectionPool } from '@zayy/database/connection-pool'
import { closeDatabase } from '@zayy/database/open-database'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { expect, test } from 'vitest'
import { createCrawlers } from './create-crawlers.ts'

const database = await demoDatabase()
const origin = 'https://shop.test'
const crawlers = createCrawlers({ database, origin, report: () => {} })

test('robots.txt keeps crawlers off what is personal, in both languages, and names the site map', async () => {
  const answer = await crawlers.request('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await answer.text()).split('\n')
  for (const path of ['/cart', '/checkout', '/bill']) {
    expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Disallow: /en${path}`)
  }
  expect(lines).toContain('Sitemap: https://shop.test/sitemap.xml')
})

test('the site map has every public page in both languages, each with the other', async () => {
  const { rows } = await database.$client.query(`
    select id from products where not hidden union all select id from blogs where not hidden
    union all select id from categories where not hidden`)
  const parents = await database.$client.query(
    'select distinct parent_id from categories where not hidden and parent_id is not null',
  )
  const answer = await crawlers.request('/sitemap.xml')
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const map = await answer.text()
  const places = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place)
  expect(new Set(places).size).toBe(places.length)
  expect(places).toHaveLength(2 * (8 + rows.length + parents.rows.length))
  expect(places.every((place) => place.startsWith(`${origin}/`) && URL.canParse(place))).toBe(true)
  expect(places).toContain(`${origin}/`)
  expect(places).toContain(`${origin}/en`)
  expect(places.some((place) => /\/en\/Product-category\/\d+\/[a-z-]+$/.test(place))).toBe(true)
  expect(map).toContain(
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.test/product/1"/></url>',
  )
  expect(map.match(/hreflang="en"/g)).toHaveLength(places.length)
})

test('while the database is away the site map is 503', async () => {
  const away = connectionPool({ host: '127.0.0.1', port: 1, user: 'shop', database: 'shop' })
  const faults: unknown[] = []
  const answer = await createCrawlers({
    database: away,
    origin,
    report: (fault) => faults.push(fault),
  }).request('/sitemap.xml')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(faults).toHaveLength(1)
  await closeDatabase(away)
})
