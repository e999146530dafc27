import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { afterAll, expect, test } from 'vitest'
import { createInProcess } from '../api/in-process.ts'
import { createPages, type PagesOptions } from './create-pages.ts'
import type { Storefront } from './render.ts'

const database = connectionPool({ host: '127.0.0.1', port: 1, user: 'shop', database: 'shop' })
afterAll(() => closeDatabase(database))
const inProcess = createInProcess({ keys: testKeys, database, now: () => new Date(), checkAnswers: false })

/** Replaces the storefront's build: a page that needs the shop, one that does not, redirects, an error. */
const storefront: Storefront = {
  async fetch(request, { context: { client, locale } }) {
    const { pathname } = new URL(request.url)
    const html = (status: number, text: string) =>
      new Response(`<html lang="${locale}">${text}</html>`, {
        status,
        headers: { 'content-type': 'text/html' },
      })
    const to = (location: string) => new Response(null, { status: 301, headers: { location } })
    if (pathname === '/about') return html(200, 'about')
    if (pathname === '/terms') return to('/about?a=1')
    if (pathname === '/contact') return to('//evil.example/x')
    if (pathname === '/Policy') return to(`http://${new URL(request.url).host}//evil.example/x`)
    if (pathname === '/faulty') return html(500, 'faulty')
    if (pathname === '/thrown') throw new Error('a secret of the shop')
    if (pathname === '/shop') {
      return client.settings.get().then(
        () => html(200, 'settings'),
        () => html(500, 'no settings'),
      )
    }
    return html(404, `nothing at ${pathname}`)
  },
}
const errors: unknown[] = []
const testPages = (options: Pick<PagesOptions, 'storefront'> & Partial<PagesOptions>) =>
  createPages({
    clientFor: (locale, onError) => inProcess({ locale, onError }),
    origin: 'https://shop.test',
    report: () => {},
    ...options,
  })
const pages = testPages({ storefront, report: (error) => errors.push(error) })
const ask = (path: string, init?: RequestInit) => pages.app.request(`https://shop.test${path}`, init)

test('responds 503, uncached, for a page that needs an unavailable database', async () => {
  errors.length = 0
  for (const path of ['/shop', '/shop?utm_source=x']) {
    const answer = await ask(path)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('no settings')
  }
  expect(errors).toHaveLength(2)
})

test('responds 500, uncached, to an error in a page', async () => {
  const answer = await ask('/faulty')
  expect(answer.status).toBe(500)
  expect(answer.headers.get('retry-after')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('responds 500 without details if rendering fails, and reports it', async () => {
  errors.length = 0
  const answer = await ask('/thrown')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(errors).toHaveLength(1)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('answers %s on a page with 405', async (method) => {
  const answer = await ask('/about', { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

test.each([
  ['/terms', '/about?a=1'],
  ['/contact', '/x'],
  ['/Policy', '/evil.example/x'],
])('keeps the redirect of %s within the shop', async (path, location) => {
  const answer = await ask(path)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(location)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
})

test('the language redirect stays within the shop', async () => {
  const answer = await ask('//evil.example/x', { headers: { cookie: 'lang=en' } })
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/en//evil.example/x')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
})

test.each(['GET', 'HEAD'])(
  'redirects %s of a page below /ar to the Arabic page, with its query',
  async (method) => {
    for (const [path, location] of [
      ['/ar', '/'],
      ['/ar/', '/'],
      ['/ar/shop?page=2&utm_source=x', '/shop?page=2&utm_source=x'],
      ['/ar/product/1', '/product/1'],
    ]) {
      const answer = await ask(path ?? '', { method })
      expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 308, location])
    }
  },
)

test.each(['/ar//evil.example', '/ar///evil.example/x', '/ar/%2F%2Fevil.example', '/ar/%5C%5Cevil.example'])(
  'no path below /ar leads out of the shop: %s',
  async (path) => {
    const location = (await ask(path)).headers.get('location') ?? '/'
    expect(new URL(location, 'http://shop.test').origin).toBe('http://shop.test')
  },
)

test.each(['/%ff', '/product/%E0%A4%A', '/en/%', '/en/%00%zz'])(
  'answers 404 for a malformed URL (%s)',
  async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain(path.startsWith('/en') ? 'lang="en"' : 'lang="ar"')
  },
)

test('caches a page and responds 304 to its ETag', async () => {
  const first = await ask('/about')
  const etag = first.headers.get('etag') ?? ''
  // A strong one would need a value for each encoding.
  expect(etag).toMatch(/^W\/"/)
  const again = await ask('/about', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
  expect((await ask('/about', { method: 'HEAD' })).headers.get('etag')).toBe(etag)
})

test('renders an expired page again, or sends the stale page while the database is away', async () => {
  let state: 'first' | 'second' | 'away' = 'first'
  const changing: Storefront = {
    async fetch(_, { context: { client } }) {
      if (state === 'away') await client.settings.get().catch(() => {})
      return new Response(state, { status: state === 'away' ? 500 : 200 })
    },
  }
  const { app, cache } = testPages({
    storefront: changing,
    lifetime: 0,
  })
  const read = async () => {
    const answer = await app.request('https://shop.test/brands')
    return [answer.status, await answer.text()]
  }
  expect(await read()).toEqual([200, 'first'])
  state = 'second'
  expect(await read()).toEqual([200, 'second'])
  state = 'away'
  expect(await read()).toEqual([200, 'second'])
  cache.clear()
  expect((await read())[0]).toBe(503)
})

test('campaign parameters share the cached page and stay in the URL; malformed values redirect to the clean URL', async () => {
  const rendered: string[] = []
  const counting: Storefront = {
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      rendered.push(pathname + search)
      if (search === '?page=99')
        return new Response(null, { status: 307, headers: { location: '/shop?page=3' } })
      return new Response('page', { headers: { 'content-type': 'text/html' } })
    },
  }
  const { app } = testPages({
    storefront: counting,
  })
  const read = async (path: string) => {
    const { status, headers } = await app.request(`https://shop.test${path}`)
    return [status, headers.get('location')]
  }
  for (const path of ['/about', '/about?utm_source=a', '/about?gclid=b&page=123456', '/about?x=1'])
    expect(await read(path)).toEqual([200, null])
  expect(rendered).toEqual(['/about'])
  expect(await read('/shop?page=abc&utm_source=a')).toEqual([302, '/shop?utm_source=a'])
  expect(rendered).toEqual(['/about'])
  expect(await read('/shop?page=99&utm_source=a')).toEqual([307, '/shop?page=3&utm_source=a'])
  expect(await read('/bill?utm_source=mail')).toEqual([200, null])
  expect(await read('/bill?token=1-a_b')).toEqual([302, '/bill#1-a_b'])
  expect(await read('/en/bill?token=%0d%0ax')).toEqual([302, '/en/bill#%0D%0Ax'])
  expect(rendered).toEqual(['/about', '/shop?page=99', '/bill'])
})

test("rejects a client's renders over the limit with 429, but still sends cached pages", async () => {
  let left = 2
  const { app } = testPages({
    storefront,
    lifetime: 0,
    takeRender: () => (left-- > 0 ? undefined : 7),
  })
  const read = async (path: string) => app.request(`https://shop.test${path}`)
  expect((await read('/about')).status).toBe(200)
  expect((await read('/nowhere')).status).toBe(404)
  const refused = await read('/en/nowhere')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7'])
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(await refused.text()).toBe('Too many attempts. Try again in a while.\n')
  expect(await (await read('/about')).text()).toContain('about')
})

test('renders pages for each request with caching off', async () => {
  let renders = 0
  const { app } = testPages({
    storefront: { fetch: () => new Response(String(++renders)) },
    cachePages: false,
  })
  const read = async () => await (await app.request('https://shop.test/about')).text()
  expect([await read(), await read()]).toEqual(['1', '2'])
})

test('a request after a change never gets a page whose render began before it', async () => {
  const begun: ((text: string) => void)[] = []
  const { app, cache } = testPages({
    storefront: {
      fetch: () =>
        new Promise((resolve) => {
          begun.push((text) => resolve(new Response(text)))
        }),
    },
  })
  const read = async () => (await app.request('https://shop.test/brands')).text()
  const early = read()
  const besides = read()
  cache.clear()
  const late = read()
  await expect.poll(() => begun.length).toBe(2)
  begun[1]?.('after')
  expect(await late).toBe('after')
  begun[0]?.('before')
  expect(await Promise.all([early, besides])).toEqual(['before', 'before'])
  expect(await read()).toBe('after')
})
