import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ErrorBody } from './error-answer.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { socketBounds } from './socket-bounds.ts'
import { rawConnection } from './testing/raw-connection.ts'
import { watchReceived } from './testing/received.ts'

let server: HttpServer
let received: ReturnType<typeof watchReceived>

/** Repeats the error and the path that it was called with. */
const errorBody: ErrorBody = (error, path) => ({
  type: 'application/json',
  text: JSON.stringify({ error, path }),
})

beforeEach(async () => {
  server = await startHttpServer('127.0.0.1', 0, {
    bounds: { ...socketBounds, accepting: 60_000 },
    errorBody,
  })
  received = watchReceived(server.node)
})

afterEach(() => server.destroy())

const hello = 'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n'

test('answers 503 with Retry-After until it is open, and health checks with 200', async () => {
  const ask = (path: string) => fetch(server.address + path)
  for (const path of ['/', '/readyz', '/api/settings']) {
    const answer = await ask(path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await answer.json()).toEqual({ error: 'starting', path })
  }
  expect((await ask('/healthz')).status).toBe(200)
  server.open(() => new Response('open'))
  expect(await (await ask('/')).text()).toBe('open')
})

describe('a request without a Host header', () => {
  test.each([
    ['GET /healthz HTTP/1.0', 200],
    ['GET /healthz HTTP/1.1', 200],
    ['GET /readyz?from=proxy HTTP/1.1', 200],
    ['GET / HTTP/1.0', 200],
    ['GET / HTTP/1.1', 400],
    ['GET /healthz/other HTTP/1.1', 400],
    ['GET http://shop.test/ HTTP/1.1', 400],
  ])('%s is answered %i', async (line, status) => {
    server.open(() => new Response('ok'))
    const { text } = await rawConnection(server.address, `${line}\r\nConnection: close\r\n\r\n`).ended
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

test.each([
  ['http://other.test/en/api/a?b=@', '/en/api/a?b=@'],
  ['https://other.test:1', '/'],
  ['/x/../en/api/a?b=../c', '/en/api/a?b=../c'],
  ['/../en/./api/a', '/en/api/a'],
  ['/a?b#c', '/a?b'],
  ['/a#b?c', '/a'],
  ['/%2e/en/x/.%2E/api/a', '/en/api/a'],
  ['/en/..', '/'],
  ['//other.test/.a/b.', '//other.test/.a/b.'],
  ['/x?\\', '/x?\\'],
])('of the target %s limits and the app see %s', async (target, seen) => {
  const paths: (string | undefined)[] = []
  server.open(
    ({ url }) => {
      paths.push(url.slice('http://shop.test'.length))
      return new Response('ok')
    },
    ({ url }) => {
      paths.push(url)
      return false
    },
  )
  const sent = `GET ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`
  expect((await rawConnection(server.address, sent).ended).text).toMatch(/^HTTP\/1\.1 200 /)
  expect(paths).toEqual([seen, seen])
})

describe('answers a wrong Host header with 400, even where the answer is cached', () => {
  test.each([
    ['two headers', 'Host: shop.test\r\nHost: shop.test'],
    ['two headers in different case', 'Host: shop.test\r\nhOST: evil.test'],
    ['markup', 'Host: a"><script>'],
    ['a path', 'Host: shop.test/x'],
    ['a user', 'Host: user@shop.test'],
    ['a blank', 'Host: shop test'],
    ['a comma', 'Host: shop.test, evil.test'],
    ['a port that is no number', 'Host: shop.test:port'],
    ['an empty port', 'Host: shop.test:'],
    ['a port out of range', 'Host: shop.test:70000'],
    ['an unclosed address', 'Host: [::1'],
    ['an address of five parts', 'Host: 1.2.3.256'],
  ])('%s', async (_, hosts) => {
    server.open(
      () => new Response('rendered'),
      (_, outgoing) => {
        outgoing.end('cached')
        return true
      },
    )
    for (const path of ['/', '/healthz']) {
      const sent = `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`
      expect((await rawConnection(server.address, sent).ended).text).toMatch(/^HTTP\/1\.1 400 /)
    }
  })

  test.each([
    'http://user:word@shop.test/',
    'http://user@shop.test/',
    'http://:word@shop.test/',
    'http://[zz/',
    'http://shop.test:70000/',
    'http:\\\\shop.test\\',
    'ftp://shop.test/',
    'HTTP://shop.test/',
    '/\\evil.test/',
    '/x/../\\evil.test/',
    '*',
  ])('rejects the target %s like a wrong host', async (target) => {
    server.open(() => new Response('rendered'))
    const sent = `GET ${target} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`
    const { text } = await rawConnection(server.address, sent).ended
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('nosniff')
  })

  test.each([
    'shop.test',
    'SHOP.test:8080',
    '127.0.0.1',
    '[::1]:3000',
    'my_shop',
    'xn--mgbh0fb.test',
    'shop.test.',
  ])('accepts the host %s', async (host) => {
    server.open(() => new Response('ok'))
    const sent = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
    expect((await rawConnection(server.address, sent).ended).text).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('a request that cannot be parsed', () => {
  const chunked = 'POST /en/api/orders HTTP/1.1\r\nHost: shop.test\r\nTransfer-Encoding: chunked\r\n\r\n'

  test.each([
    ['a missing request line', 'hello\r\n\r\n', 400, 'unreadable', ''],
    ['a header without a name', hello.replace('Host', ' '), 400, 'unreadable', '/'],
    ['a missing Host', 'GET /en/api/settings HTTP/1.1\r\n\r\n', 400, 'unreadable', '/en/api/settings'],
    [
      'endless headers',
      `GET /en/api/x HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'tooLarge',
      '/en/api/x',
    ],
    [
      'an endless chunk extension',
      `${chunked}2;${'x'.repeat(20_000)}=y\r\n`,
      413,
      'tooLarge',
      '/en/api/orders',
    ],
    [
      'an unknown expectation',
      chunked.replace('Host', 'Expect: all\r\nHost'),
      417,
      'unreadable',
      '/en/api/orders',
    ],
  ])('answers %s, never sniffed, and ends the connection', async (_, sent, status, error, path) => {
    server.open(async (request) => new Response(await request.text()))
    const { text } = await rawConnection(server.address, sent).ended
    const [head = '', body = ''] = text.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const header of [
      'x-content-type-options: nosniff',
      'content-type: application/json; charset=utf-8',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
    ])
      expect(head.toLowerCase().split('\r\n')).toContain(header)
    expect(JSON.parse(body).error).toBe(error)
    // If Node's parser failed, only the first bytes of the request are known, and the path may be cut off.
    expect(path.startsWith(JSON.parse(body).path)).toBe(true)
    expect(JSON.parse(body).path.slice(0, 4)).toBe(path.slice(0, 4))
  })

  test('ends the connection silently when an answer has begun', async () => {
    server.open(
      () => new Response(new ReadableStream({ start: (body) => body.enqueue(Buffer.from('begun')) })),
    )
    const { socket, ended } = rawConnection(server.address, hello)
    await once(socket, 'data')
    socket.write('hello\r\n\r\n')
    expect((await ended).text).toMatch(/^HTTP\/1\.1 200 (?![\s\S]*HTTP)/)
  })

  test('does not answer it while an earlier complete request waits for its answer', async () => {
    server.open(() => new Promise<Response>(() => {}))
    const { ended } = rawConnection(server.address, `${hello}hello\r\n\r\n`)
    expect((await ended).text).toBe('')
  })
})

test('answers 1,500 requests over one connection', async () => {
  server.open(() => new Response('ok'))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const request = get(server.address, { agent }, (answer) => {
        answer.resume().once('end', () => resolve(`${answer.statusCode} from ${request.socket?.localPort}`))
      })
      request.once('error', reject)
    })
  const first = await ask()
  expect(first).toMatch(/^200 /)
  for (let asked = 1; asked < 1_500; asked++) expect(await ask()).toBe(first)
  agent.destroy()
})

describe('drain', () => {
  test('keeps answering, and closes each connection after its answer', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    server.open(async () => {
      await released
      return new Response('late')
    })
    const inHand = rawConnection(server.address, hello)
    await expect.poll(received.bytes).toBe(hello.length)
    const drained = server.drain(400)
    release()
    expect((await inHand.ended).text).toMatch(/^HTTP\/1\.1 200 [\s\S]*^connection: close\r$[\s\S]*late/im)
    expect((await rawConnection(server.address, hello).ended).text).toMatch(/^connection: close\r$/im)
    await drained
    expect((await rawConnection(server.address, hello).ended).text).toMatch(/^connection: close\r$/im)
  })

  test('ends early when no request comes', async () => {
    server.open(() => new Response('ok'))
    const keptAlive = rawConnection(server.address, hello)
    await once(keptAlive.socket, 'data')
    await server.drain(60_000, 50)
    await server.close(60_000)
    expect(await keptAlive.ended).toMatchObject({ reset: false })
  })

  test('ends on destroy', async () => {
    const drained = server.drain(60_000)
    server.destroy()
    await drained
    await server.close(60_000)
  })
})

describe('close', () => {
  test('resets no connection that waits to be accepted', async () => {
    server.open(async () => {
      await pause(10)
      return new Response('ok')
    })
    const waiting = Array.from({ length: 200 }, () => rawConnection(server.address, hello))
    await server.close(60_000)
    for (const { ended } of waiting) {
      expect(await ended).toEqual({ text: expect.stringMatching(/^HTTP\/1\.1 200 /), reset: false })
    }
  })

  test('answers half-received requests, on new and on old connections', async () => {
    server.open(() => new Response('ok'))
    const half = 'GET / HTTP/1.1\r\nHost: sh'
    const fresh = rawConnection(server.address, half)
    const old = rawConnection(server.address, hello)
    await once(old.socket, 'data')
    old.socket.write(half)
    await expect.poll(received.bytes).toBe(hello.length + 2 * half.length)
    const closed = server.close(60_000)
    await pause(100)
    for (const { socket } of [fresh, old]) socket.write('op.test\r\n\r\n')
    expect(await fresh.ended).toEqual({ text: expect.stringMatching(/ 200 /), reset: false })
    expect(await old.ended).toEqual({ text: expect.stringMatching(/ 200 [\s\S]* 200 /), reset: false })
    await closed
  })

  test('answers a connection that was opened just before', async () => {
    server.open(() => new Response('ok'))
    const quiet = rawConnection(server.address, '')
    await expect.poll(received.connections).toBe(1)
    const closed = server.close(60_000)
    await pause(200)
    quiet.socket.write(hello)
    expect(await quiet.ended).toEqual({ text: expect.stringMatching(/ 200 /), reset: false })
    await closed
  })

  test('finishes an answer that is being sent', async () => {
    const body = 'x'.repeat(20_000_000)
    server.open(() => new Response(body))
    const slow = rawConnection(server.address, hello)
    slow.socket.pause()
    await expect.poll(received.bytes).toBe(hello.length)
    const closed = server.close(60_000)
    await pause(100)
    slow.socket.resume()
    const { text, reset } = await slow.ended
    expect(reset).toBe(false)
    expect(text.length - text.indexOf('\r\n\r\n') - 4).toBe(body.length)
    await closed
  })

  test('does not begin a request on a connection that it has ended', async () => {
    const begun: string[] = []
    server.open(async (request) => {
      begun.push(new URL(request.url).pathname)
      if (request.url.endsWith('/slow')) await pause(500)
      return new Response('ok')
    })
    const idle = connect({
      port: Number(new URL(server.address).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    })
    idle.write(hello)
    await once(idle, 'data')
    const slow = rawConnection(server.address, hello.replace('/', '/slow'))
    await expect.poll(() => begun).toEqual(['/', '/slow'])
    const closed = server.close(60_000)
    await once(idle.resume(), 'end')
    idle.write(hello.replace('/', '/late'))
    expect(await slow.ended).toEqual({ text: expect.stringMatching(/ 200 /), reset: false })
    await closed
    expect(begun).toEqual(['/', '/slow'])
    idle.destroy()
  })

  test('drops requests that take longer than its patience', async () => {
    server.open(() => new Promise<Response>(() => {}))
    const { ended } = rawConnection(server.address, hello)
    await expect.poll(received.bytes).toBe(hello.length)
    await server.close(200)
    expect((await ended).text).toBe('')
  })
})
