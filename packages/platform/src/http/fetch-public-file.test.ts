import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { fetchPublicFile, isPublicAddress } from './fetch-public-file.ts'
import { localNetwork, PUBLIC_ADDRESS } from './testing/local-network.ts'

test.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['not an address', false],
])('the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

const bounds = { maxBytes: 100, withinMs: 3_600_000, maxRedirects: 2 }
const impatient = { ...bounds, withinMs: 400 }

/** Hosts with private addresses, with a private and a public one, and with none. */
const names = {
  'home.example': ['192.168.1.10', 'fd00::1'],
  'both.example': ['10.0.0.1', '93.184.215.20'],
  'nowhere.example': [],
}

const network = async (answer: RequestListener) => {
  const made = await localNetwork(answer, names)
  onTestFinished(made.close)
  return made
}

test.each([
  ['http://shop.example/a.png', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://user:pass@shop.example/a.png', 'address'],
  ['https://shop.example:8443/a.png', 'address'],
  ['not an address', 'address'],
  ['https://127.0.0.1/a.png', 'private'],
  ['https://2130706433/a.png', 'private'],
  ['https://0x7f.1/a.png', 'private'],
  ['https://[::1]/a.png', 'private'],
  ['https://[::ffff:169.254.169.254]/a.png', 'private'],
  ['https://home.example/a.png', 'private'],
  ['https://nowhere.example/a.png', 'unreachable'],
])('connects to nothing for %s, nor for a redirect to it', async (address, issue) => {
  const asked: (string | undefined)[] = []
  const local = await network((request, response) => {
    asked.push(request.headers.host)
    response.writeHead(302, { location: address }).end()
  })
  expect(await fetchPublicFile(address, local, bounds)).toMatchObject({ issue })
  expect(local.reached).toEqual([])
  // A text without a scheme is a path of the same host.
  if (!URL.canParse(address)) return
  expect(await fetchPublicFile('https://shop.example/b.png', local, bounds)).toMatchObject({ issue })
  expect(local.reached).toEqual([`shop.example ${PUBLIC_ADDRESS}`])
  expect(asked).toEqual(['shop.example'])
})

test('fetches a file, also through redirects, from the public addresses of its host', async () => {
  const local = await network(({ url, headers }, response) => {
    if (url === '/old.png') response.writeHead(301, { location: '/older.png' }).end()
    else if (url === '/older.png')
      response.writeHead(307, { location: 'https://both.example/new.png?v=1' }).end()
    else response.end(`${headers.host}${url}`)
  })
  expect(await fetchPublicFile('https://shop.example/old.png', local, bounds)).toEqual({
    bytes: Buffer.from('both.example/new.png?v=1'),
  })
  expect(local.reached.at(-1)).toBe('both.example 93.184.215.20')
  expect(await fetchPublicFile('https://1.1.1.1/one.png', local, bounds)).toEqual({
    bytes: Buffer.from('1.1.1.1/one.png'),
  })
  expect(local.reached.at(-1)).toBe('1.1.1.1 1.1.1.1')
})

const drip: RequestListener = (_, response) => {
  const writing = setInterval(() => response.write('.'), 20)
  response.on('close', () => clearInterval(writing))
}

test.each<[string, RequestListener, { issue: string; detail?: string; received?: number }]>([
  [
    'a redirect to itself',
    (_, response) => response.writeHead(302, { location: '/a.png' }).end(),
    { issue: 'tooManyRedirects' },
  ],
  [
    'a redirect to nowhere',
    (_, response) => response.writeHead(302).end(),
    { issue: 'status', detail: '302' },
  ],
  [
    'a missing file',
    (_, response) => response.writeHead(404).end('gone'),
    { issue: 'status', detail: '404' },
  ],
  ['no content', (_, response) => response.writeHead(204).end(), { issue: 'status', detail: '204' }],
  [
    'a body that is announced as too large',
    (_, response) => response.writeHead(200, { 'content-length': 101 }).write('.'),
    { issue: 'tooLarge', received: 0 },
  ],
  ['a body that becomes too large', (_, response) => response.end('.'.repeat(101)), { issue: 'tooLarge' }],
  [
    'an endless body',
    (_, response) => {
      response.on('drain', () => response.write('.'.repeat(100_000)))
      response.write('.'.repeat(100_000))
    },
    { issue: 'tooLarge' },
  ],
  ['a slow body', drip, { issue: 'tooSlow' }],
  ['no answer', () => {}, { issue: 'tooSlow', received: 0 }],
  [
    'a body that ends early',
    (_, response) => {
      response.writeHead(200, { 'content-length': 50 }).write('.')
      setTimeout(() => response.destroy(), 50)
    },
    { issue: 'unreachable' },
  ],
  ['something else than HTTP', ({ socket }) => socket.end('SSH-2.0\r\n'), { issue: 'unreachable' }],
  ['a hang-up', ({ socket }) => socket.destroy(), { issue: 'unreachable', detail: 'ECONNRESET' }],
])('gives up on %s', async (_, answer, expected) => {
  const local = await network(answer)
  const within = expected.issue === 'tooSlow' ? impatient : bounds
  expect(await fetchPublicFile('https://shop.example/a.png', local, within)).toMatchObject(expected)
  expect(local.reached.length).toBeLessThanOrEqual(bounds.maxRedirects + 1)
})

test('gives up on a host whose addresses do not come, and when the caller aborts', async () => {
  const local = await network(() => {})
  const silent = { ...local, resolve: () => new Promise<string[]>(() => {}) }
  expect(await fetchPublicFile('https://shop.example/a.png', silent, impatient)).toMatchObject({
    issue: 'tooSlow',
  })
  expect(
    await fetchPublicFile('https://shop.example/a.png', local, bounds, AbortSignal.timeout(50)),
  ).toMatchObject({ issue: 'tooSlow' })
})
