import { afterEach, expect, test } from 'vitest'
import { clientAddresses } from './client-address.ts'
import { type HttpServer, listenEarly } from './http-server.ts'
import { requestGate } from './request-gate.ts'
import { requestLimits } from './request-limits.ts'
import { requestsInHand } from './requests-in-hand.ts'
import { rawConnection } from './testing/raw-connection.ts'

let server: HttpServer | undefined
afterEach(() => server?.destroy())

/**
 * A server behind a proxy on this machine, whose app tells what came through; `/kept` is kept.
 * @param before how many health checks the client 203.0.113.1 has made already
 */
async function gatedServer(trusted: string[], before = { health: 0 }) {
  const limits = requestLimits(1, () => 50_000)
  for (let at = 0; at < before.health; at += 1) limits.take('health', '203.0.113.1')
  const passed: string[] = []
  const noted: string[] = []
  const ignored: string[] = []
  server = await listenEarly('127.0.0.1', 0)
  const { address } = server
  const gate = requestGate({
    clients: clientAddresses(trusted),
    limits,
    takeInHand: requestsInHand(1),
    sendKept: ({ url }, outgoing) => {
      if (url !== '/kept') return false
      outgoing.end('kept')
      return true
    },
    noteIgnored: (peer) => ignored.push(peer),
    noteRefusal: (kind, client) => noted.push(`${kind} ${client}`),
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

/** The statuses of so many requests, a few at a time: more sockets at once than a machine takes are another test's matter. */
async function times(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = []
  const one = async () => {
    while (count-- > 0) statuses.push((await ask()).status)
  }
  await Promise.all(Array.from({ length: 20 }, one))
  return statuses
}

test('calls over the limit are 429 before any work, for their client alone; what is kept goes on', async () => {
  const { ask, passed, noted } = await gatedServer(['127.0.0.1'])
  const statuses = await times(330, () => ask('/en/api/products'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(passed).toHaveLength(300)
  expect(noted).toEqual(Array(30).fill('requests 203.0.113.1'))
  const refused = await ask('/en/api/orders', '203.0.113.1', { method: 'POST', body: 'x'.repeat(10_000) })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await refused.json()).toEqual({ message: 'Too many attempts. Try again in a while.' })
  expect(await (await ask('/ar/api/settings')).json()).toEqual({ message: 'محاولات كثيرة. حاول بعد قليل.' })
  for (const path of ['/kept', '/media/x', '/page', '/healthz'])
    expect((await ask(path)).status, path).toBe(200)
  expect((await ask('/en/api/products', '203.0.113.2')).status).toBe(200)
})

test('any request counts, but health checks; IPv6 clients are counted by their network', async () => {
  const { ask } = await gatedServer(['127.0.0.1'])
  const statuses = await times(1_050, () => ask('/kept', '2001:db8::1'))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1_000)
  const refused = await ask('/kept', '2001:db8::2')
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/plain; charset=utf-8'])
  expect((await ask('/readyz', '2001:db8::1')).status).toBe(200)
  expect((await ask('/kept', '2001:db8:0:1::1')).status).toBe(200)
})

test('of one client 10,000 health checks are answered in ten seconds, whatever else it asks', async () => {
  const { ask } = await gatedServer(['127.0.0.1'], { health: 10_000 - 5 })
  const statuses = await times(10, () => ask('/healthz'))
  expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(429)])
  expect((await ask('/kept')).status).toBe(200)
  expect((await ask('/readyz', '203.0.113.2')).status).toBe(200)
})

test('without a trusted proxy a forwarded address is nobody’s', async () => {
  const { ask } = await gatedServer([])
  let at = 0
  const statuses = await times(330, () => ask('/en/api/products', `203.0.113.${at++}`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
})

test('of one client behind a proxy 40 bodies are received at a time; others and health checks go on', async () => {
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

test('notes whose forwarded headers are ignored, and nothing of a trusted proxy', async () => {
  const { ask, ignored } = await gatedServer([])
  await ask('/page')
  expect(ignored).toEqual(['127.0.0.1'])
  server?.destroy()
  const behind = await gatedServer(['127.0.0.0/8'])
  await behind.ask('/page')
  expect(behind.ignored).toEqual([])
})
