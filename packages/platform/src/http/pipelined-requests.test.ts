import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { type HttpServer, startHttpServer } from './http-server.ts'
import { type SocketBounds, socketBounds } from './socket-bounds.ts'
import { rawConnection } from './testing/raw-connection.ts'
import { watchReceived } from './testing/received.ts'

let server: HttpServer | undefined
afterEach(() => server?.destroy())

const requests = (count: number) =>
  Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: shop.test\r\n\r\n`).join('')

/** Starts a server whose answers, the requested paths, wait for `release`. Counts its concurrent requests. */
async function holdingServer(bounds: Partial<SocketBounds> = {}) {
  const begun: string[] = []
  let most = 0
  let inHand = 0
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server = await startHttpServer('127.0.0.1', 0, { bounds: { ...socketBounds, ...bounds } })
  server.open(async (request) => {
    const { pathname } = new URL(request.url)
    begun.push(pathname)
    inHand += 1
    most = Math.max(most, inHand)
    await released
    inHand -= 1
    return new Response(`<${pathname}>`)
  })
  return { address: server.address, received: watchReceived(server.node), begun, release, most: () => most }
}

test('works on four answers of a connection at a time, and keeps the order', async () => {
  const { address, received, begun, release, most } = await holdingServer()
  const { socket, ended } = rawConnection(address, requests(40))
  await expect.poll(received.bytes).toBe(requests(40).length)
  expect(begun).toEqual(['/0', '/1', '/2', '/3'])
  release()
  const last = '</39>'
  for (let text = ''; !text.includes(last); ) text += String((await once(socket, 'data'))[0])
  socket.end()
  const { text } = await ended
  expect([...text.matchAll(/<\/(\d+)>/g)].map(([, at]) => Number(at))).toEqual([...Array(40).keys()])
  expect(most()).toBe(4)
})

test('reads a pipelined body when its turn comes', async () => {
  const { address, received, release } = await holdingServer()
  server?.open(async (request) => new Response(`<${(await request.text()).length}>`))
  const post = `POST /last HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Length: 200000\r\n\r\n`
  const { socket, ended } = rawConnection(address, requests(20) + post)
  release()
  await expect.poll(received.bytes).toBe(requests(20).length + post.length)
  socket.write('x'.repeat(200_000))
  expect((await ended).text).toContain('<200000>')
})

test('ends a connection that pipelines too many requests', async () => {
  const { address, begun } = await holdingServer()
  const { ended } = rawConnection(address, requests(2_000))
  await ended
  expect(begun).toEqual(['/0', '/1', '/2', '/3'])
})

test('makes at most five answers while the client does not read, and drops the connection', async () => {
  const begun: string[] = []
  server = await startHttpServer('127.0.0.1', 0, { bounds: { ...socketBounds, stalled: 300 } })
  const body = new Uint8Array(12_000_000)
  server.open((request) => {
    begun.push(request.url)
    return new Response(body)
  })
  const received = watchReceived(server.node)
  const { socket, ended } = rawConnection(server.address, requests(40))
  socket.pause()
  await expect.poll(received.connections).toBe(1)
  await expect.poll(received.open).toBe(0)
  expect(begun.length).toBeLessThanOrEqual(5)
  socket.resume()
  const { text } = await ended
  expect(text.length).toBeLessThan(40 * body.length)
})
