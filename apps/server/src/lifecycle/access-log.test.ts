import { type HttpServer, startHttpServer } from '@zayy/platform/http/http-server'
import { afterEach, expect, test } from 'vitest'
import { accessLog, maskedPath } from './access-log.ts'

let server: HttpServer | undefined
afterEach(() => server?.destroy())

test.each([
  ['/', '/'],
  ['/en/shop?search=nora%40example.com', '/en/shop'],
  ['/en/api/products/17/rates', '/en/api/products/17/rates'],
  ['/en/api/orders/ZY-1234-5678', '/en/api/orders/*'],
  ['/payments/return/aB3dE5fG7hJ9', '/payments/return/*'],
  ['/media/2c8edd45a1512b35ba3b/800.webp', '/media/2c8edd45a1512b35ba3b/800.webp'],
  ['/assets/cart-B2x_9.js', '/assets/cart-B2x_9.js'],
  ['/nora@example.com/0501234567', '/*/*'],
  ['//evil', '//*'],
])('shows %s as %s', (url, shown) => {
  expect(maskedPath(url)).toBe(shown)
})

test('logs a request once it has ended, with the id of its answer', async () => {
  const lines: object[] = []
  const ended = Promise.withResolvers<void>()
  const log = {
    info: (line: object) => {
      lines.push(line)
      ended.resolve()
    },
    error: () => {},
  }
  server = await startHttpServer('127.0.0.1', 0, { noteRequest: accessLog(log, () => '203.0.113.1') })
  server.open((request) => new Response(request.headers.get('x-request-id'), { status: 404 }))
  const answer = await fetch(`${server.address}/en/api/orders/ZY-1234-5678?email=nora`, {
    headers: { 'x-request-id': 'not an id' },
  })
  const requestId = await answer.text()
  expect(requestId).toMatch(/^[\w-]{36}$/)
  await ended.promise
  expect(lines).toEqual([
    {
      event: 'request',
      method: 'GET',
      path: '/en/api/orders/*',
      status: 404,
      milliseconds: expect.any(Number),
      client: '203.0.113.1',
      requestId,
    },
  ])
})

test('does not log health checks', async () => {
  const lines: object[] = []
  const log = { info: (line: object) => lines.push(line), error: () => {} }
  server = await startHttpServer('127.0.0.1', 0, { noteRequest: accessLog(log, () => '203.0.113.1') })
  server.open(() => new Response('ok'))
  for (const path of ['/readyz', '/openz', '/healthz']) await (await fetch(server.address + path)).text()
  await (await fetch(`${server.address}/en`)).text()
  await expect.poll(() => lines).toMatchObject([{ path: '/en' }])
})
