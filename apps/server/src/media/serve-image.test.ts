/** An image's URL never changes what it shows: headers, methods and rejections of /media. */

import { type ImageLibrary, imageLibrary, type Shown } from '@zayy/platform/images/image-library'
import { imageMaker } from '@zayy/platform/images/image-maker'
import { readImage } from '@zayy/platform/images/read-image'
import { testImages } from '@zayy/platform/images/testing/test-images'
import { afterAll, expect, test } from 'vitest'
import { imageServer } from './serve-image.ts'

const { images } = await testImages()
const svg = new Uint8Array(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><script>alert(1)</script></svg>',
  ),
)
const { hash, format } = await readImage(svg)
await images.keepOriginal(hash, { bytes: svg, format })
const maker = imageMaker()
afterAll(() => maker.close())
const library = imageLibrary(images, maker, (error) => {
  throw error
})
await library.prepare({ hash, width: 200, format: 'webp' })
await library.prepare({ hash, width: 200, format: 'avif' })
const serve = imageServer(library)
const ask = (path: string, init?: RequestInit) => serve(new Request(`http://shop.example${path}`, init))
const path = `/media/${hash}/200.webp`

test('serves a derivative as immutable with an ETag', async () => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const bytes = await answer.arrayBuffer()
  expect(bytes.byteLength).toBe(Number(answer.headers.get('content-length')))
  const tag = answer.headers.get('etag') ?? ''
  const again = await ask(path, { headers: { 'If-None-Match': tag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect((await ask(path, { headers: { 'If-None-Match': '*' } })).status).toBe(304)
  expect((await ask(path.replace('webp', 'avif'))).headers.get('etag')).not.toBe(tag)
})

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'webp'],
  ['*/*', 'avif'],
])('answers Accept: %s at the URL of an AVIF with %s', async (Accept, type) => {
  const avif = path.replace('webp', 'avif')
  const answer = await ask(avif, { headers: { Accept } })
  expect([answer.headers.get('content-type'), answer.headers.get('vary')]).toEqual([
    `image/${type}`,
    'Accept',
  ])
  const tag = (await ask(path.replace('webp', type))).headers.get('etag')
  expect(answer.headers.get('etag')).toBe(tag)
})

test('responds to HEAD with headers and no body', async () => {
  const answer = await ask(path, { method: 'HEAD' })
  expect(answer.status).toBe(200)
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
  expect(await answer.text()).toBe('')
})

test.each([
  '/media/',
  `/media/${hash}`,
  `/media/${hash}/201.webp`,
  `/media/${hash}/200.gif`,
  `/media/${hash}/original.svg`,
  `/media/${'0'.repeat(20)}/200.webp`,
  `/media/%2e%2e/${hash}/200.webp`,
])('answers 404 for %s', async (other) => {
  const answer = await ask(other)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('allows only GET and HEAD', async () => {
  const answer = await ask(path, { method: 'POST' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

const showing = (shown: Shown): ImageLibrary => ({
  show: async () => shown,
  prepare: async () => {},
  close: () => {},
})

test('serves another width, uncached, while a derivative is being made', async () => {
  const library = showing({ kind: 'placeholder', bytes: new Uint8Array(3), format: 'webp' })
  const answer = await imageServer(library)(new Request(`http://shop.example${path.replace('webp', 'avif')}`))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=10',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(answer.headers.get('etag')).toBeNull()
})

test('responds 503 with Retry-After if no width exists yet', async () => {
  const answer = await imageServer(showing({ kind: 'busy' }))(new Request(`http://shop.example${path}`))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
