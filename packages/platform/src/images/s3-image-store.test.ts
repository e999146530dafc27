/** Images in a real S3 server, shared by several shop servers, and its outages. */

import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../process/testing/temporary-folder.ts'
import { checkS3, probeS3 } from '../s3/check-s3.ts'
import { s3Client } from '../s3/s3-client.ts'
import { testS3 } from '../s3/testing/test-s3.ts'
import { cachedImageStore } from './cached-image-store.ts'
import { imageLibrary } from './image-library.ts'
import { imageMaker } from './image-maker.ts'
import { readImage } from './read-image.ts'
import { s3ImageStore } from './s3-image-store.ts'

const s3 = await testS3()
const maker = imageMaker()
const root = await temporaryFolder()
afterAll(() => maker.close())

const patient = { derivative: 120_000, placeholder: 120_000 }
const patience = { ms: 30_000, tries: 2 }
const store = s3ImageStore(s3Client(s3.target))

async function original(colour: string) {
  const create = { width: 60, height: 40, channels: 3, background: colour } as const
  const bytes = new Uint8Array(await sharp({ create }).png().toBuffer())
  const { hash, format } = await readImage(bytes)
  return { hash, original: { bytes, format } }
}

/** A shop server with a separate cache folder. */
function instance(name: string) {
  const errors: unknown[] = []
  const images = cachedImageStore(s3ImageStore(s3Client(s3.target)), join(root, name))
  const library = imageLibrary(images, maker, (error) => errors.push(error))
  return { images, library, errors }
}

test('returns an original unchanged, null for a missing one, and writes it once', async () => {
  const { hash, original: kept } = await original('#336699')
  expect(await store.hasOriginal(hash)).toBe(false)
  expect(await store.original(hash)).toBeNull()
  await store.keepOriginal(hash, kept)
  expect(await store.hasOriginal(hash)).toBe(true)
  const found = await store.original(hash)
  expect([found?.format, found && createHash('sha256').update(found.bytes).digest('hex')]).toEqual([
    'png',
    createHash('sha256').update(kept.bytes).digest('hex'),
  ])
  // Originals with the same hash can only differ in length.
  const longer = new Uint8Array([...kept.bytes, 0])
  await store.keepOriginal(hash, { bytes: longer, format: 'png' })
  expect((await store.original(hash))?.bytes.byteLength).toBe(longer.byteLength)
})

test('a derivative rendered by one server is shown by another without rendering it again', async () => {
  const { hash, original: kept } = await original('#993366')
  const [one, two] = [instance('one'), instance('two')]
  await one.images.keepOriginal(hash, kept)
  const derivative = { hash, width: 200, format: 'webp' } as const
  const made = await one.library.show(derivative, patient)
  expect(made?.kind).toBe('derivative')
  const seen = await two.library.show(derivative, { derivative: 0, placeholder: 0 })
  expect(seen?.kind).toBe('derivative')
  const bytes = [made, seen].map((shown) => (shown && 'bytes' in shown ? Buffer.from(shown.bytes) : null))
  expect(bytes[1]).toEqual(bytes[0])
  expect(
    await two.library.show({ ...derivative, width: 400 }, { derivative: 0, placeholder: 0 }),
  ).toMatchObject({
    kind: 'placeholder',
    format: 'webp',
  })
  expect([one.errors, two.errors]).toEqual([[], []])
})

test('while the store is unavailable, shows cached images, substitutes other widths, and otherwise asks to retry', async () => {
  const [known, unknown] = [await original('#202080'), await original('#802020')]
  const server = instance('away')
  for (const { hash, original } of [known, unknown]) await server.images.keepOriginal(hash, original)
  const derivative = { hash: known.hash, width: 200, format: 'webp' } as const
  const before = await server.library.show(derivative, patient)
  await s3.stop()
  try {
    expect(await server.library.show(derivative, patient)).toEqual(before)
    const other = { ...derivative, width: 800 } as const
    expect(await server.library.show(other, patient)).toMatchObject({ kind: 'placeholder', format: 'webp' })
    expect(await server.library.show({ ...other, hash: unknown.hash }, patient)).toEqual({ kind: 'busy' })
    await server.library.prepare(other)
    expect(server.errors).not.toHaveLength(0)
    for (const error of server.errors) {
      expect(error).toMatchObject({ trouble: 'away' })
      expect(String(error)).not.toContain('S3RVER')
    }
    expect(await checkS3(s3.target)).toMatchObject({ trouble: 'away' })
  } finally {
    await s3.start()
  }
  await expect
    .poll(() => server.library.show({ ...derivative, hash: unknown.hash }, patient))
    .toMatchObject({ kind: 'derivative' })
})

test('after one timeout of an unresponsive store, the next calls fail at once', async () => {
  let calls = 0
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  const silent = createServer(() => {
    calls += 1
    // It must not lose the timeout.
    collectGarbage()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const bound = silent.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const client = s3Client({ ...s3.target, origin: `http://127.0.0.1:${port}` })
  await expect(client.get('a', 10, { ms: 500, tries: 2 })).rejects.toMatchObject({ trouble: 'away' })
  expect(calls).toBe(2)
  const refused = await Promise.allSettled(Array.from({ length: 40 }, () => client.size('a', patience)))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(calls).toBe(2)
  silent.close()
  silent.closeAllConnections()
})

test.each([
  ['a page', 200, '<html></html>'],
  ['nothing', 204, ''],
  ['that there is no such page', 404, '<html></html>'],
])('takes a server that answers %s for no store', async (_, status, body) => {
  const other = createServer((_request, response) => response.writeHead(status).end(body))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const bound = other.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const error = await checkS3({ ...s3.target, origin: `http://127.0.0.1:${port}` })
  expect(error?.message).toMatch(/answers, but not as an S3 store/)
  other.close()
})

test('accepts at most 532 concurrent calls', async () => {
  const client = s3Client({ ...s3.target, origin: 'http://127.0.0.1:1' })
  const calls = Array.from({ length: 540 }, () => client.size('a', { ms: 1_000, tries: 1 }))
  const results = await Promise.allSettled(calls)
  const reasons = results.map((result) => (result.status === 'rejected' ? String(result.reason) : ''))
  expect(reasons.filter((reason) => reason.includes('too much'))).toHaveLength(8)
})

test('rejects an object above the size limit without reading it', async () => {
  const client = s3Client(s3.target)
  await client.put('long', { bytes: new Uint8Array(5_000), type: 'image/png' }, patience)
  expect((await client.get('long', 5_000, patience))?.byteLength).toBe(5_000)
  await expect(client.get('long', 4_999, patience)).rejects.toMatchObject({ trouble: 'other' })
})

test.each([
  ['another secret', { secretAccessKey: 'WRONG' }, 'key'],
  ['an unknown key', { accessKeyId: 'NOBODY' }, 'key'],
  ['a bucket that is not there', { bucket: 'other' }, 'bucket'],
  ['a port where nothing listens', { origin: 'http://127.0.0.1:1' }, 'away'],
])('reports %s', async (_, changed, trouble) => {
  for (const check of [checkS3, probeS3]) {
    const found = await check({ ...s3.target, ...changed })
    expect(found).toMatchObject({ trouble, message: expect.stringMatching(/^MEDIA_URL: [^\n]+$/) })
    expect(String(found)).not.toMatch(/WRONG|S3RVER|NOBODY/)
  }
})

test('a probe leaves no objects behind', async () => {
  const client = s3Client({ ...s3.target, prefix: 'empty/' })
  expect(await probeS3({ ...s3.target, prefix: 'empty/' })).toBeNull()
  expect(await client.list('', 10, patience)).toEqual([])
})
