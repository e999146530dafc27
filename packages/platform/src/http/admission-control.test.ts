import { afterEach, expect, test } from 'vitest'
import { networksOf } from '../rate-limits/client-networks.ts'
import { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { admissionControl } from './admission-control.ts'
import { clientAddresses } from './client-address.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { rawConnection } from './testing/raw-connection.ts'

let server: HttpServer | undefined
afterEach(() => server?.destroy())

const max = { any: 1_000, call: 300, health: 10_000 }

/**
 * Starts a server behind a proxy on this machine. Its app records the requests that reach it; `/cached` is cached.
 * @param before number of earlier health checks of the client 203.0.113.1
 */
async function gatedServer(trusted: string[], before = { health: 0 }) {
  const limiter = new RateLimiter(1, () => 50_000)
  const consume = (name: keyof typeof max, client: string) =>
    limiter.consumeInMemory({ name, max: max[name], seconds: 10 }, networksOf(client))
  for (let at = 0; at < before.health; at += 1) consume('health', '203.0.113.1')
  const passed: string[] = []
  const noted: string[] = []
  const ignored: string[] = []
  server = await startHttpServer('127.0.0.1', 0)
  const { address } = server
  const gate = admissionControl({
    clients: clientAddresses(trusted),
    consume,
    kindOfPath: (path) => (path.startsWith('/call') ? 'call' : undefined),
    multiplier: 1,
    sendCached: ({ url }, outgoing) => {
      if (url !== '/cached') return false
      outgoing.end('cached')
      return true
    },
    errorBody: (error, path) => ({ type: 'application/json', text: JSON.stringify({ error, path }) }),
    onIgnored: (peer) => ignored.push(peer),
    onRefusal: (kind, client) => noted.push(`${kind} ${client}`),
    always: { 'x-content-type-options': 'nosniff' },
  })
  server.open(async (request) => {
    await request.text()
    passed.push(new URL(request.url).pathname)
    return new Response('ok')
  }, gate)
  const ask = (path: string, client = '203.0.113.1', init: RequestInit = {}) =>
    fetch(address + path, { ...init, headers: { 'x-forwarded-for': client } })
  return { ask, passed, noted, ignored, address }
}

/** Returns the statuses of `count` requests, 20 at a time. */
async function times(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  const one = async () => {
    while (count-- > 0) statuses.push((await ask()).status)
  }
  await Promise.all(Array.from({ length: 20 }, one))
  return statuses
}

test('answers calls over the limit with 429 before any work, only for their client, and still sends cached answers', async () => {
  const { ask, passed, noted } = await gatedServer(['127.0.0.1'])
  const statuses = await times(330, () => ask('/call/products'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(passed).toHaveLength(300)
  expect(noted).toEqual(Array(30).fill('requests 203.0.113.1'))
  const refused = await ask('/call/orders', '203.0.113.1', { method: 'POST', body: 'x'.repeat(10_000) })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await refused.json()).toEqual({ error: 'rateLimited', path: '/call/orders' })
  for (const path of ['/cached', '/media/x', '/page', '/healthz'])
    expect((await ask(path)).status, path).toBe(200)
  expect((await ask('/call/products', '203.0.113.2')).status).toBe(200)
})

test('counts every request except health checks, and IPv6 clients by their network', async () => {
  const { ask } = await gatedServer(['127.0.0.1'])
  const statuses = await times(1_050, () => ask('/cached', '2001:db8::1'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1_000)
  const refused = await ask('/cached', '2001:db8::2')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    429,
    'application/json; charset=utf-8',
  ])
  expect((await ask('/readyz', '2001:db8::1')).status).toBe(200)
  expect((await ask('/cached', '2001:db8:0:1::1')).status).toBe(200)
})

test('answers 10,000 health checks of a client in ten seconds, whatever else it requests', async () => {
  const { ask } = await gatedServer(['127.0.0.1'], { health: 10_000 - 5 })
  const statuses = await times(10, () => ask('/healthz'))
  expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(429)])
  expect((await ask('/cached')).status).toBe(200)
  expect((await ask('/readyz', '203.0.113.2')).status).toBe(200)
})

test('ignores forwarded addresses without a trusted proxy', async () => {
  const { ask } = await gatedServer([])
  let at = 0
  const statuses = await times(330, () => ask('/call/products', `203.0.113.${at++}`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
})

test('receives 40 bodies at a time of one client behind a proxy, and still serves others', async () => {
  const { ask, noted, address } = await gatedServer(['127.0.0.1'])
  const slow = (client: string) =>
    rawConnection(
      address,
      `POST /payments/webhook HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${client}\r\nContent-Length: 60000\r\n\r\nx`,
    )
  const held = Array.from({ length: 60 }, () => slow('203.0.113.1'))
  const refused = await Promise.all(held.slice(40).map(({ ended }) => ended))
  for (const { text } of refused) expect(text).toMatch(/^HTTP\/1\.1 429 /)
  expect(noted).toEqual(Array(20).fill('requests 203.0.113.1'))
  expect((await ask('/page', '203.0.113.1')).status).toBe(200)
  expect((await ask('/page', '203.0.113.2', { method: 'POST', body: 'x' })).status).toBe(200)
  for (const { socket } of held) socket.destroy()
})

test('notes the peers whose forwarded headers are ignored, never a trusted proxy', async () => {
  const { ask, ignored } = await gatedServer([])
  await ask('/page')
  expect(ignored).toEqual(['127.0.0.1'])
  server?.destroy()
  const behind = await gatedServer(['127.0.0.0/8'])
  await behind.ask('/page')
  expect(behind.ignored).toEqual([])
})
