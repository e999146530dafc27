import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { demoDatabase } from '@zayy/shop/testing/demo-database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createInProcess } from '../api/in-process.ts'
import { testApi } from '../api/testing/test-api.ts'
import { createApp, defaultHeaders } from '../app.ts'
import { createPages } from '../pages/create-pages.ts'
import { ApiResponseCache } from './api-response-cache.ts'
import { cachedSender } from './send-cached.ts'

const database = await demoDatabase()
const now = () => new Date()
const kept = new ApiResponseCache(60_000, { path: 64 * 1024, query: 32 * 1024 })
const inProcess = createInProcess({ keys: testKeys, database, now, checkAnswers: false })
const pages = createPages({
  storefront: {
    fetch: async (request, { context }) =>
      new Response(`<p lang="${context.locale}">${new URL(request.url).pathname}</p><script>1</script>`),
  },
  clientFor: (locale) => inProcess({ locale }),
  origin: 'https://shop.test',
  report: () => {},
})
const app = createApp({
  health: new Hono(),
  api: testApi({ database, cache: kept, now, limits: 'normal' }),
  media: async () => new Response(null, { status: 404 }),
  assets: new Hono(),
  crawlers: new Hono(),
  payments: new Hono(),
  manifests: new Hono(),
  pages: pages.app,
  hsts: 'max-age=86400',
  report: () => {},
})
const listener = getRequestListener((incoming, env) => app.fetch(incoming, env), {
  overrideGlobalObjects: false,
})
const sendKept = cachedSender({ pages: pages.cache, answers: kept, always: defaultHeaders('max-age=86400') })
/** True if the cache answered the last request without the app. */
let atOnce = false
const server = createServer((incoming, outgoing) => {
  atOnce = incoming.headers['x-through-app'] === undefined && sendKept(incoming, outgoing)
  if (!atOnce) void listener(incoming, outgoing)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const bound = server.address()
const port = typeof bound === 'object' && bound ? bound.port : 0
afterAll(() => server.close())

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer; atOnce: boolean }>(
    (resolve, reject) => {
      ask({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
            atOnce,
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

/** Removes headers that differ between responses, or that the server adds per connection. */
function lasting({ 'x-request-id': _, date: __, ...headers }: IncomingHttpHeaders) {
  return headers
}

beforeEach(() => {
  kept.clear()
  pages.cache.clear()
})

const addresses = ['/ar/api/settings', '/en/api/products?page=2&sort=price', '/about', '/en/shop?page=2']

describe.each(addresses)('%s', (path) => {
  test.each([
    ['as it is', {}, 'GET'],
    ['in brotli', { 'accept-encoding': 'gzip, br' }, 'GET'],
    ['in gzip', { 'accept-encoding': 'gzip' }, 'GET'],
    ['asked for with HEAD', { 'accept-encoding': 'br' }, 'HEAD'],
  ])(
    '%s: sends the same status, headers and bytes directly as through the app',
    async (_, headers, method) => {
      expect((await get(path)).atOnce).toBe(false)
      const throughApp = await get(path, { ...headers, 'x-through-app': '1' }, method)
      const sent = await get(path, headers, method)
      expect(sent.atOnce).toBe(true)
      expect(sent.status).toBe(200)
      expect(lasting(sent.headers)).toEqual(lasting(throughApp.headers))
      expect(sent.body.equals(throughApp.body)).toBe(true)
      expect(sent.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      const passedOn = await get(path, { ...headers, 'x-request-id': 'of-the-proxy-1' }, method)
      expect(passedOn.headers['x-request-id']).toBe('of-the-proxy-1')
    },
  )

  test('responds 304 to a matching ETag, with the same headers', async () => {
    const { headers } = await get(path)
    const known = { 'if-none-match': `"x", ${headers.etag}` }
    const throughApp = await get(path, { ...known, 'x-through-app': '1' })
    const sent = await get(path, known)
    expect([sent.atOnce, sent.status, sent.body.length]).toEqual([true, 304, 0])
    expect(lasting(sent.headers)).toEqual(lasting(throughApp.headers))
  })
})

test('queries the database once per response until a change', async () => {
  const phoneOf = async () => {
    const { body, headers } = await get('/ar/api/settings', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    return JSON.parse(brotliDecompressSync(body).toString()).data.phone
  }
  const before = await phoneOf()
  await database.execute(sql`update settings set phone = '0500000009'`)
  expect(await phoneOf()).toBe(before)
  kept.clear()
  expect(await phoneOf()).toBe('0500000009')
})

test.each([
  ['a login cookie', '/ar/api/settings', { cookie: 'lang=ar; token=abc' }],
  ['a bearer token', '/ar/api/settings', { authorization: 'Bearer abc' }],
])(
  'sends the same response to %s as to everybody, and forbids storing it on the way',
  async (_, path, headers) => {
    const own = await get(path, headers)
    expect(own.headers['cache-control']).toBe('private, no-store')
    const others = await get(path)
    expect(others.headers['cache-control']).toBe('public, no-cache')
    expect(own.body.equals(others.body)).toBe(true)
    const again = await get(path, headers)
    expect(again.atOnce).toBe(false)
    expect(again.headers['cache-control']).toBe('private, no-store')
  },
)

test.each([
  '/ar/api/products?search=x',
  '/ar/api/products?page=01',
  '/ar/api/coupon?coupon_code=X',
  '/ar/api/products/0',
])('does not cache %s', async (path) => {
  await get(path)
  await get(path)
  expect((await get(path)).atOnce).toBe(false)
})

test('unknown query fields share one cached response', async () => {
  await get('/ar/api/settings?utm_source=a')
  expect((await get('/ar/api/settings')).atOnce).toBe(true)
})

test('redirects from a cached Arabic page if English is stored', async () => {
  await get('/about')
  const sent = await get('/about', { cookie: 'lang=en' })
  expect([sent.status, sent.headers.location]).toEqual([302, '/en/about'])
  expect((await get('/about', { cookie: 'a=b' })).atOnce).toBe(true)
})

test('many pages far past the last evict no response without a query', async () => {
  await get('/ar/api/settings')
  for (let page = 1_000; page < 1_060; page += 1) await get(`/ar/api/products?page=${page}`)
  expect((await get('/ar/api/settings')).atOnce).toBe(true)
  expect((await get('/ar/api/products?page=1059')).atOnce).toBe(true)
  expect((await get('/ar/api/products?page=1000')).atOnce).toBe(false)
})
