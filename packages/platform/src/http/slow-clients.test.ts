import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import type { ErrorBody } from './error-answer.ts'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { type SocketBounds, socketBounds } from './socket-bounds.ts'
import { rawConnection } from './testing/raw-connection.ts'
import { watchReceived } from './testing/received.ts'

let server: HttpServer | undefined
let received: ReturnType<typeof watchReceived>
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server?.destroy()
})

const errorBody: ErrorBody = (error) => ({
  type: 'application/json',
  text: JSON.stringify({ message: error }),
})

async function boundedServer(bounds: Partial<SocketBounds>): Promise<string> {
  server = await startHttpServer('127.0.0.1', 0, { bounds: { ...socketBounds, ...bounds }, errorBody })
  received = watchReceived(server.node)
  server.open(async (request) => new Response(`${(await request.text()).length}`))
  return server.address
}

function open(address: string): Socket {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  return socket
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.readableEnded
const hello = 'GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n'
const half = 'GET / HTTP/1.1\r\nHost: sh'
const halfBody = 'POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 10\r\n\r\nabc'

test.each([
  ['sends nothing', { headers: 300 }, '', ''],
  ['does not finish its headers', { headers: 300 }, half, '408'],
  ['does not finish its body', { headers: 300, request: 400 }, halfBody, '408'],
  ['sends its small body slowly', { smallBody: 300 }, halfBody, '^$'],
  ['sends no further request', { idle: 200 }, hello.replace('close', 'keep-alive'), '200'],
])('ends a client that %s', async (_, bounds, sent, status) => {
  const { ended } = rawConnection(await boundedServer(bounds), sent)
  const { text } = await ended
  expect(text).toMatch(new RegExp(status))
  if (text.includes('408'))
    expect(text).toMatch(/^x-content-type-options: nosniff\r$[\s\S]*\{"message":"[^"]+"\}$/im)
})

test('ends a client that reads an answer byte by byte', async () => {
  const address = await boundedServer({ answer: 250 })
  const body = 'x'.repeat(30_000_000)
  server?.open(() => new Response(body))
  const { socket, ended } = rawConnection(address, hello)
  const sips = setInterval(() => {
    socket.once('data', () => socket.pause())
    socket.resume()
  }, 25)
  socket.pause()
  // At this pace the whole answer takes longer than 10 s.
  const { text } = await ended
  clearInterval(sips)
  expect(text.length).toBeLessThan(body.length)
})

test('ends the oldest idle connection of a client at its limit for a new one', async () => {
  const address = await boundedServer({ perClient: 3, headers: 60_000, request: 60_000 })
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server?.open(async () => {
    await released
    return new Response('late')
  })
  const busy = rawConnection(address, hello)
  const slow = [open(address), open(address)]
  for (const socket of slow) socket.resume().write(half)
  const sent = hello.length + 2 * half.length
  await expect.poll(received.bytes).toBe(sent)
  const next = rawConnection(address, hello)
  await expect.poll(received.bytes).toBe(sent + hello.length)
  await expect.poll(() => slow.map(isOpen)).toEqual([false, true])
  const last = rawConnection(address, hello)
  await expect.poll(received.bytes).toBe(sent + 2 * hello.length)
  await expect.poll(() => slow.map(isOpen)).toEqual([false, false])
  // The remaining three wait for their answers, so the next one is rejected.
  expect((await rawConnection(address, hello).ended).text).toBe('')
  release()
  for (const { ended } of [busy, next, last]) expect((await ended).text).toContain('late')
})

test('lets one client have more than 200 connections with relaxed limits', async () => {
  const address = await boundedServer({ perClient: 1_000 * socketBounds.perClient })
  const held = Array.from({ length: 201 }, () => open(address))
  expect((await rawConnection(address, hello).ended).text).toContain('200')
  expect(held.every(isOpen)).toBe(true)
})

test('does not limit the connections of a proxy', async () => {
  server = await startHttpServer('127.0.0.1', 0, {
    bounds: { ...socketBounds, perClient: 1 },
    clientOf: () => undefined,
  })
  const { address } = server
  const held = Array.from({ length: 10 }, () => open(address))
  // The server accepts connections in order.
  expect((await rawConnection(address, hello).ended).text).toContain('503')
  expect(held.every(isOpen)).toBe(true)
})

test('exempts a body from the short timeout once 64 KB of it have arrived', async () => {
  const address = await boundedServer({ smallBody: 1_000 })
  const head = `POST / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n`
  const { socket, ended } = rawConnection(address, head + 'x'.repeat(70_000))
  await pause(1_300)
  socket.write('x'.repeat(30_000))
  expect((await ended).text).toMatch(/^HTTP\/1\.1 200 [\s\S]*100000$/)
})

/** A server with few connections, each from another address of 127.0.0.0/8. `noted`: the connections that it rejected. */
async function fullServer(bounds: Partial<SocketBounds>, forwarded = false) {
  const noted: string[] = []
  server = await startHttpServer('127.0.0.1', 0, {
    bounds: { ...socketBounds, ...bounds },
    errorBody,
    ...(forwarded && {
      clientOf: () => undefined,
      forwardedClient: ({ headers }) => String(headers['x-forwarded-for'] ?? ''),
    }),
    onRefusal: (kind, client) => noted.push(`${kind} ${client}`),
  })
  const { address } = server
  received = watchReceived(server.node)
  server.open(async (request) => new Response(`${(await request.text()).length}`))
  const from = (localAddress: string, text: string) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(address).port), localAddress })
    socket.on('error', () => {})
    sockets.push(socket)
    socket.resume().write(text)
    return socket
  }
  return { from, address, noted }
}

test('ends the oldest connection of the largest client when the server is full', async () => {
  const { from, address, noted } = await fullServer({ all: 6 })
  const few = [from('127.0.0.3', half), from('127.0.0.3', half)]
  const many = Array.from({ length: 4 }, () => from('127.0.0.2', half))
  await expect.poll(received.bytes).toBe(6 * half.length)
  expect((await rawConnection(address, hello).ended).text).toContain('200')
  expect(noted).toEqual(['connections 127.0.0.2'])
  await expect.poll(() => many.map(isOpen)).toEqual([false, true, true, true])
  expect(few.every(isOpen)).toBe(true)
})

test('ends the oldest connection of a client whose bodies do not arrive, behind a proxy too', async () => {
  const { from, noted } = await fullServer({ all: 6 }, true)
  const of = (client: string, text: string) => text.replace('\r\n', `\r\nX-Forwarded-For: ${client}\r\n`)
  const few = [from('127.0.0.1', of('203.0.113.1', halfBody))]
  const many = Array.from({ length: 5 }, () => from('127.0.0.1', of('203.0.113.2', halfBody)))
  await expect.poll(received.bytes).toBe(6 * of('203.0.113.1', halfBody).length)
  const other = rawConnection(server?.address ?? '', of('203.0.113.3', hello))
  expect((await other.ended).text).toContain('200')
  expect(noted).toEqual(['connections 203.0.113.2'])
  await expect.poll(() => many.map(isOpen)).toEqual([false, true, true, true, true])
  expect(few.every(isOpen)).toBe(true)
})

test('answers only health checks when all connections wait for an answer', async () => {
  const { from, address, noted } = await fullServer({ all: 3, reserved: 1 })
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server?.open(async (request) => {
    if (new URL(request.url).pathname !== '/readyz') await released
    return new Response('ok')
  })
  const waiting = [2, 3, 4].map((at) => from(`127.0.0.${at}`, hello))
  await expect.poll(received.bytes).toBe(3 * hello.length)
  const ask = (path: string) => rawConnection(address, hello.replace('GET /', `GET ${path}`)).ended
  const { text } = await ask('/en/api/settings')
  expect(text).toMatch(/^HTTP\/1\.1 503 [\s\S]*\{"message":"busy"/)
  expect((await ask('/readyz')).text).toMatch(/^HTTP\/1\.1 200 /)
  const before = received.connections()
  const idle = from('127.0.0.5', half)
  await expect.poll(received.connections).toBe(before + 1)
  expect((await ask('/readyz')).text).toMatch(/^HTTP\/1\.1 200 /)
  await expect.poll(() => isOpen(idle)).toBe(false)
  expect(noted).toEqual(['connections 127.0.0.5'])
  release()
  while (waiting.some(isOpen)) await pause(20)
  expect((await ask('/')).text).toMatch(/^HTTP\/1\.1 200 /)
})
