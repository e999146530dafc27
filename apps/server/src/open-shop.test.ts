/**
 * A review is visible at once, and so is a sale once it is paid: two servers of one shop, opened as in production, on real
 * sockets. One receives the other's notices; the other is behind a pooler and does not.
 */

import { get, request } from 'node:http'
import { asSuperuser, copyDatabase, patient } from '@zayy/database/testing/test-database'
import { halalas } from '@zayy/domain/money'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { changeOrderStatus } from '@zayy/shop/orders/change-order-status'
import { recordTransfer } from '@zayy/shop/orders/record-payment'
import { refundOrder } from '@zayy/shop/orders/record-refund'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { Hono } from 'hono'
import { afterAll, expect, inject, test, vi } from 'vitest'
import type { Storefront } from './pages/render.ts'
import { serveShop } from './testing/serve-shop.ts'

const folder = await temporaryFolder()
const target = await copyDatabase(inject('testCluster').migrated)
const database = connectionPool(target, patient)
afterAll(() => closeDatabase(database))
const shop = await smallShop(database)
const { scrubs, apron } = shop
await database.$client.query(
  `insert into category_translations (category_id, locale, name)
   select id, locale, 'All' from categories, unnest('{ar,en}'::locale[]) locale`,
)
// No mail is sent.
await asSuperuser(database, `alter table jobs alter column run_at set default now() + interval '1 day'`)

await database.$client.query('update product_stats set sold_count = 50 where product_id = $1', [apron.id])

/** Renders as a page only what a page shows of the sales. */
const storefrontOf = (hold: (pathname: string) => Promise<void> | undefined): Storefront => ({
  async fetch(request, { context: { client } }) {
    const { pathname, searchParams } = new URL(request.url)
    const id = Number(/\/product\/(\d+)$/.exec(pathname)?.[1])
    const sort = searchParams.get('sort') === 'sold' ? 'sold' : 'newest'
    const shown = id
      ? (await client.catalog.product({ id })).data.sold_count
      : (await client.catalog.products({ sort })).data.data.map((card) => card.id)
    await hold(pathname)
    return new Response(JSON.stringify(shown), { headers: { 'content-type': 'text/html' } })
  },
})

async function openServer(throughPooler: boolean) {
  const own = connectionPool(target, patient)
  let statements = 0
  const query = own.$client.query.bind(own.$client)
  Object.assign(own.$client, {
    query: (...given: Parameters<typeof query>) => {
      if (JSON.stringify(given[0]).includes('product_stats')) statements += 1
      return query(...given)
    },
  })
  const held = new Map<string, () => Promise<void>>()
  const storefront = { storefront: storefrontOf((pathname) => held.get(pathname)?.()), assets: new Hono() }
  const server = await serveShop(folder, { ...target, throughPooler }, storefront, own)
  afterAll(server.close)
  return {
    address: server.address,
    /** Fetches a path. Also returns whether the database ran no statement for it. */
    async get(path: string) {
      const before = statements
      const answer = await fetch(server.address + path)
      expect(answer.status, path).toBe(200)
      const body = JSON.parse(await answer.text())
      return { body, etag: answer.headers.get('etag'), isKept: statements === before }
    },
    async post(path: string, body: object, headers: Record<string, string> = {}) {
      const answer = await fetch(`${server.address}/en/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      expect(answer.ok, text).toBe(true)
      return JSON.parse(text).data
    },
    /** Holds the next rendering of a page once it has read the shop. */
    hold(pathname: string) {
      const [reached, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      held.set(pathname, () => {
        held.delete(pathname)
        reached.resolve()
        return end.promise
      })
      return { reached: reached.promise, end: end.resolve }
    },
  }
}

type Server = Awaited<ReturnType<typeof openServer>>
const hearing = await openServer(false)
const deaf = await openServer(true)
// A server drops all its caches once it has read the number of changes for the first time.
await vi.waitFor(async () => {
  const { rowCount } = await database.$client.query(
    `select from pg_stat_activity
     where datname = current_database() and query = 'select version from cache_version' and state = 'idle'`,
  )
  expect(rowCount).toBe(2)
}, 60_000)
await database.$client.query('select')

const pathsOf = ({ id }: { id: number }, query: string) => [
  `/ar/api/products/${id}`,
  `/en/api/products/${id}`,
  `/product/${id}`,
  `/en/product/${id}`,
  `/ar/api/products${query}`,
  `/en/api/products${query}`,
  `/shop${query}`,
  `/en/shop${query}`,
]
const ofScrubs = pathsOf(scrubs, '?sort=sold')
const ofApron = pathsOf(apron, '?sort=price')
const ask = (server: Server, paths: readonly string[]) => Promise.all(paths.map(server.get))

const order = smallOrder(shop)
/** Sixty pieces of the scrubs. */
const ofScrubsAlone = {
  ...order,
  products: order.products.filter(({ product_id }) => product_id === scrubs.id),
}
const soldOn = async (server: Server) =>
  (await server.get(`/en/api/products/${scrubs.id}`)).body.data.sold_count

/** Places an order and pays it by the owner's command, of which no server knows. */
async function payOrder(server: Server) {
  const { code, grand_total } = await server.post('/orders', ofScrubsAlone)
  const amount = halalas(Math.round(grand_total * 100))
  expect(await recordTransfer(database, { code, amount, by: 'owner' })).toMatchObject({ kind: 'recorded' })
  return code
}

test('does not cache a page read before a payment and rendered after it, unless it is of another product', async () => {
  const before = await soldOn(hearing)
  const pages = [`/product/${scrubs.id}`, `/product/${apron.id}`]
  const holds = pages.map(hearing.hold)
  const early = ask(hearing, pages)
  await Promise.all(holds.map(({ reached }) => reached))
  await payOrder(hearing)
  await expect.poll(() => soldOn(hearing)).toBe(before + 60)
  for (const { end } of holds) end()
  expect((await early).map(({ body }) => body)).toEqual([before, 50])
  expect((await ask(hearing, pages)).map(({ body }) => body)).toEqual([before + 60, 50])
  expect(await hearing.get(`/product/${apron.id}`)).toMatchObject({ isKept: true })
})

test('an unpaid order invalidates nothing and changes no count', async () => {
  await ask(hearing, [...ofScrubs, ...ofApron])
  const before = await soldOn(hearing)
  const { code } = await hearing.post('/orders', ofScrubsAlone)
  await changeOrderStatus(database, { code, to: 'cancelled', by: 'owner' })
  expect(await soldOn(hearing)).toBe(before)
  expect((await ask(hearing, [...ofScrubs, ...ofApron])).every(({ isKept }) => isKept)).toBe(true)
})

test('a payment shows in both languages and invalidates nothing else', async () => {
  const sold = await soldOn(hearing)
  const before = await ask(hearing, ofScrubs)
  await ask(hearing, ofApron)
  await payOrder(deaf)
  await expect.poll(() => soldOn(hearing)).toBe(sold + 60)
  const after = await ask(hearing, ofScrubs)
  const shown = after.map(({ body }) => body.data?.sold_count ?? body.data?.data[0].id ?? body[0] ?? body)
  expect(shown).toEqual([...Array(4).fill(sold + 60), scrubs.id, scrubs.id, scrubs.id, scrubs.id])
  // The lists show no count: only the products' own answers and pages differ.
  expect(after.slice(0, 4).filter(({ etag }, at) => etag === before[at]?.etag)).toEqual([])
  expect((await ask(hearing, ofApron)).every(({ isKept }) => isKept)).toBe(true)
})

test("a refund by the owner invalidates a server's cache", async () => {
  const before = await soldOn(hearing)
  const code = await payOrder(deaf)
  await expect.poll(() => soldOn(hearing)).toBe(before + 60)
  await refundOrder(database, { code, amount: null, reason: 'A fault', by: 'owner' })
  await expect.poll(() => soldOn(hearing)).toBe(before)
  expect((await hearing.get(`/product/${scrubs.id}`)).body).toBe(before)
  expect((await ask(hearing, ofApron)).every(({ isKept }) => isKept)).toBe(true)
})

test('a review shows at once on all servers and leaves other pages cached', async () => {
  const { token } = await deaf.post('/signup', {
    fname: 'نورة',
    lname: 'القحطاني',
    email: 'noura@mail.example',
    phone: '0501234567',
    password: 'خياطة بلا عيب',
  })
  await database.$client.query('update customers set email_proven_at = now()')
  const ofReviewed = [
    `/ar/api/products/${apron.id}`,
    `/en/api/products/${apron.id}`,
    '/en/api/products?avg_rate=5',
  ]
  const others = [...pathsOf(scrubs, '?sort=price'), '/en/api/settings']
  const counts = async () =>
    (await ask(deaf, ofReviewed)).map(({ body }) => body.data.rates_count ?? body.data.total)
  for (const server of [deaf, hearing]) await ask(server, [...ofReviewed, ...others])
  expect(await counts()).toEqual([0, 0, 0])
  const review = { product_id: apron.id, rate: 5, comment: 'قماش مريح' }
  await deaf.post('/rate', review, { authorization: `Bearer ${token}` })
  expect(await counts()).toEqual([1, 1, 1])
  await expect
    .poll(async () => (await hearing.get(`/en/api/products/${apron.id}`)).body.data.rates_count)
    .toBe(1)
  for (const server of [deaf, hearing])
    expect((await ask(server, others)).filter(({ isKept }) => !isKept)).toEqual([])
})

test('shows test cards by default only under a loopback host name', async () => {
  const status = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const url = new URL('/test-gateway/tokens.css', hearing.address)
      get(url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
    })
  expect(await status(new URL(hearing.address).host)).toBe(200)
  expect(await status('localhost:3000')).toBe(200)
  for (const host of ['shop.example', '127.0.0.1.shop.example', '192.168.1.7:3000'])
    expect(await status(host), host).toBe(404)
})

test('rejects TRACE without repeating the request', async () => {
  for (const path of ['/', '/en/api/products', '/media/x/200.webp', '/payments/webhook', '/healthz']) {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    request(
      `${hearing.address}${path}`,
      { method: 'TRACE', headers: { cookie: 'token=secret' } },
      (answer) => {
        answer.toArray().then((body) => resolve(`${answer.statusCode} ${body.join('')}`), reject)
      },
    ).end()
    expect(await promise).toMatch(/^405 (?!.*secret)/s)
  }
})
