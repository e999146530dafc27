/** "No visitor waits for a picture": made once, a few at a time, visitors first, the original meanwhile. */

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { plainPicture } from '../catalogue-import/testing/small-shop.ts'
import { pictureLibrary } from './picture-library.ts'
import type { PictureStore } from './picture-store.ts'
import { pictureUrl, readDerivativePath } from './picture-url.ts'
import { readPicture } from './read-picture.ts'
import { testPictures } from './testing/test-pictures.ts'
import { workQueue } from './work-queue.ts'

const { pictures } = await testPictures()

const noError = (error: unknown) => {
  throw error
}

const keep = async (bytes: Uint8Array) => {
  const { hash, format } = await readPicture(bytes)
  await pictures.keepOriginal(hash, { bytes: new Uint8Array(bytes), format })
  return hash
}

const photo = async (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#a03030',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 90 })
    .toBuffer()

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
] as const)('makes %s at the width that is asked for', async (format, read) => {
  const library = pictureLibrary(pictures, { makers: 1, onError: noError })
  const hash = await keep(await photo(600, 750))
  const shown = await library.show({ hash, width: 200, format }, 10_000)
  if (shown?.kind !== 'derivative') throw new Error('not made')
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: read, width: 200, height: 250 })
})

test('never enlarges a picture, but draws an SVG as large as asked for', async () => {
  const library = pictureLibrary(pictures, { makers: 1, onError: noError })
  const small = await keep(await plainPicture('#123456'))
  const svg = await keep(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>'))
  const width = async (hash: string) => {
    const shown = await library.show({ hash, width: 400, format: 'webp' }, 10_000)
    if (shown?.kind !== 'derivative') throw new Error('not made')
    return (await sharp(shown.bytes).metadata()).width
  }
  expect(await width(small)).toBe(40)
  expect(await width(svg)).toBe(400)
})

test('one derivative is made once, however many ask at once', async () => {
  let made = 0
  const counting: PictureStore = {
    ...pictures,
    keepDerivative: (derivative, bytes) => {
      made += 1
      return pictures.keepDerivative(derivative, bytes)
    },
  }
  const library = pictureLibrary(counting, { makers: 2, onError: noError })
  const hash = await keep(await photo(500, 500))
  const ask = () => library.show({ hash, width: 400, format: 'webp' }, 10_000)
  await Promise.all([ask(), ask(), ask(), library.prepare({ hash, width: 400, format: 'webp' }), ask()])
  await ask()
  expect(made).toBe(1)
})

test('who has no patience sees the original, and the next one the derivative', async () => {
  const library = pictureLibrary(pictures, { makers: 1, onError: noError })
  const bytes = await photo(1600, 2000)
  const hash = await keep(bytes)
  const derivative = { hash, width: 1200, format: 'avif' } as const
  const first = await library.show(derivative, 0)
  expect(first).toMatchObject({ kind: 'original', original: { format: 'webp' } })
  expect(await library.show(derivative, 20_000)).toMatchObject({ kind: 'derivative' })
  expect(await library.show(derivative, 0)).toMatchObject({ kind: 'derivative' })
})

test('a picture that the shop does not have', async () => {
  const library = pictureLibrary(pictures, { makers: 1, onError: noError })
  expect(await library.show({ hash: 'f'.repeat(32), width: 200, format: 'webp' }, 1000)).toBeNull()
})

test('a derivative that cannot be made is told of, and the original is shown', async () => {
  const errors: unknown[] = []
  const library = pictureLibrary(pictures, { makers: 1, onError: (error) => errors.push(error) })
  const hash = 'e'.repeat(32)
  const noPicture = new TextEncoder().encode('RIFF\u0004\0\0\0WEBP')
  await pictures.keepOriginal(hash, { bytes: noPicture, format: 'webp' })
  expect(await library.show({ hash, width: 200, format: 'webp' }, 5000)).toMatchObject({ kind: 'original' })
  expect(errors).toHaveLength(1)
})

test('what a visitor waits for goes before what nobody waits for, and no more run at once than may', async () => {
  const queue = workQueue(1)
  const order: string[] = []
  let running = 0
  const work = (name: string) => async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(name)
    running -= 1
  }
  const all = [
    queue.add('a', 'background', work('a')),
    queue.add('b', 'background', work('b')),
    queue.add('c', 'background', work('c')),
    queue.add('d', 'visitor', work('d')),
    queue.add('c', 'visitor', work('never: it is known')),
  ]
  await Promise.all(all)
  expect(order).toEqual(['a', 'c', 'd', 'b'])
})

test.each([
  ['/media/0123456789abcdef0123456789abcdef/800.webp', true],
  ['/media/0123456789abcdef0123456789abcdef/2400.avif', true],
  ['/media/0123456789abcdef0123456789abcdef/801.webp', false],
  ['/media/0123456789abcdef0123456789abcdef/0800.webp', false],
  ['/media/0123456789abcdef0123456789abcdef/800.png', false],
  ['/media/0123456789ABCDEF0123456789abcdef/800.webp', false],
  ['/media/0123456789abcdef0123456789abcdef/original.webp', false],
  ['/media/../0123456789abcdef0123456789abcdef/800.webp', false],
  ['/media/0123456789abcdef0123456789abcdef/800.webp/', false],
])('%s names a derivative: %s', (path, named) => {
  expect(readDerivativePath(path) !== null).toBe(named)
})

test('the address of a picture names a derivative', () => {
  expect(readDerivativePath(pictureUrl('0123456789abcdef0123456789abcdef'))).toMatchObject({
    width: 800,
    format: 'webp',
  })
})
