/** Servers of two builds on one database, opened as in production, on real sockets. */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { copyDatabase, patient } from '@zayy/database/testing/test-database'
import type { Asset } from '@zayy/platform/assets/asset'
import { connectionPool } from '@zayy/platform/postgres/connection-pool'
import { closeDatabase } from '@zayy/platform/postgres/open-database'
import { temporaryFolder } from '@zayy/platform/process/testing/temporary-folder'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { startRecordingAssets } from './lifecycle/record-assets.ts'
import { createAssets, createOtherAssets } from './pages/create-assets.ts'
import { serveShop } from './testing/serve-shop.ts'

const folder = await temporaryFolder()
const target = await copyDatabase(inject('testCluster').migrated)

const script = (text: string) => `console.log(${JSON.stringify(text)})`

/** Starts a server of a build with one unique script, one that all builds share, and an icon without a hash. */
async function startBuild(build: string) {
  const client = join(folder, build)
  await mkdir(join(client, 'assets'), { recursive: true })
  const files = { [`shop-${build}.js`]: script(build), 'shared-1234567.js': script('shared') }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(client, 'assets', name), text)
    await writeFile(join(client, 'assets', `${name}.br`), brotliCompressSync(text))
  }
  await writeFile(join(client, 'assets', `font-${build}.woff2`), Buffer.from([0, 1, 255]))
  await writeFile(join(client, `${build}.png`), 'icon')
  const { app, hashed } = await createAssets(client)
  const { address, close } = await serveShop(folder, target, {
    storefront: { fetch: async () => new Response('a page') },
    assets: app,
    hashedAssets: hashed,
  })
  return { get: (path: string, init?: RequestInit) => fetch(address + path, init), close }
}

type Server = Awaited<ReturnType<typeof startBuild>>

async function headersOf(server: Server, path: string) {
  const { headers } = await server.get(path)
  return Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)))
}

const one = await startBuild('aaaaaaa')
const two = await startBuild('bbbbbbb')
afterAll(() => two.close())

test('servers of two builds send the assets of each other with the same headers', async () => {
  for (const path of ['/assets/shop-aaaaaaa.js', '/assets/font-aaaaaaa.woff2'])
    expect(await headersOf(two, path)).toEqual(await headersOf(one, path))
  const answer = await one.get('/assets/shop-bbbbbbb.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toBe(script('bbbbbbb'))
  const plain = await one.get('/assets/shop-bbbbbbb.js', { headers: { 'accept-encoding': 'identity' } })
  expect(await plain.text()).toBe(script('bbbbbbb'))
  const head = await one.get('/assets/shop-bbbbbbb.js', {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  })
  expect([head.status, head.headers.get('content-encoding'), await head.text()]).toEqual([200, 'br', ''])
})

test.each([
  ['an asset that no build has', '/assets/shop-ccccccc.js'],
  ['a name that builds do not produce', '/assets/robots.txt'],
  ['a name with an encoded path', '/assets/%2e%2e%2fsecrets-aaaaaaa.js'],
  ['a long name', `/assets/${'a'.repeat(200)}-aaaaaaa.js`],
])('answers %s with a 404 that no cache keeps', async (_, path) => {
  const answer = await two.get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe('')
})

test.each([
  'robots.txt',
  'page-aaaaaaa.html',
  'shop-aaaaaaa.js.br',
  'shop-aaaaaaa.js%00',
  '%2e%2e%2fsecrets-aaaaaaa.js',
  'deeper/shop-aaaaaaa.js',
  `${'a'.repeat(200)}-aaaaaaa.js`,
])('never looks up a name that builds do not produce (%s)', async (name) => {
  const find = vi.fn(async () => ({ body: Buffer.from('found'), br: null }))
  const answer = await createOtherAssets(find, () => {}).request(`/assets/${name}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(find).not.toHaveBeenCalled()
})

test('sends a new build’s asset right after its 404', async () => {
  expect((await one.get('/assets/shop-ddddddd.js')).status).toBe(404)
  const three = await startBuild('ddddddd')
  const answer = await one.get('/assets/shop-ddddddd.js')
  expect([answer.status, await answer.text()]).toEqual([200, script('ddddddd')])
  await three.close()
})

test('sends the assets of a build whose servers have all ended', async () => {
  await one.close()
  const later = await startBuild('eeeeeee')
  expect(await (await later.get('/assets/shop-aaaaaaa.js')).text()).toBe(script('aaaaaaa'))
  await later.close()
})

test('records no file that may change under its name', async () => {
  expect((await two.get('/bbbbbbb.png')).status).toBe(200)
  expect(await (await two.get('/aaaaaaa.png')).text()).toBe('a page')
})

test('looks up every name that the storefront’s build produces', async () => {
  const { hashed } = await createAssets(new URL('../../storefront/dist/client/', import.meta.url).pathname)
  const asked: string[] = []
  const app = createOtherAssets(
    async (name) => {
      asked.push(name)
      return null
    },
    () => {},
  )
  for (const name of hashed.keys()) await app.request(`/assets/${name}`)
  expect(asked.length).toBeGreaterThan(100)
  expect(asked).toEqual([...hashed.keys()])
})

test('reads an asset from the database once for concurrent requests, and again after memory dropped it', async () => {
  const asked: string[] = []
  const find = async (name: string): Promise<Asset> => {
    asked.push(name)
    return { body: Buffer.alloc(60), br: null }
  }
  const app = createOtherAssets(find, () => {}, 150)
  const get = async (name: string) => (await app.request(`/assets/${name}-aaaaaaa.js`)).status
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([200, 200, 200])
  await get('b')
  await get('c')
  await get('c')
  expect(asked.map((name) => name[0])).toEqual(['a', 'b', 'c'])
  await get('a')
  expect(asked).toHaveLength(4)
})

test('answers 503 while the database is away, and 200 once it is back', async () => {
  let isAway = true
  const reported: unknown[] = []
  const app = createOtherAssets(
    async () => {
      if (isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      return { body: Buffer.from('x'), br: null }
    },
    (error) => reported.push(error),
  )
  const away = await app.request('/assets/shop-aaaaaaa.js')
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '1'])
  expect(reported).toHaveLength(1)
  isAway = false
  expect((await app.request('/assets/shop-aaaaaaa.js')).status).toBe(200)
})

test('logs an error when the assets cannot be recorded, and tries again', async () => {
  const closed = connectionPool(target, patient)
  await closeDatabase(closed)
  const events: string[] = []
  const log = { info: () => {}, error: ({ event }: { event: string }) => void events.push(event) }
  const stop = await startRecordingAssets(closed, new Map(), log, { every: 60_000, again: 1 })
  await expect.poll(() => events.length).toBeGreaterThan(1)
  expect(new Set(events)).toEqual(new Set(['assets_not_recorded']))
  await stop()
})
