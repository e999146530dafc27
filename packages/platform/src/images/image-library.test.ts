/** Derivatives are rendered once, visitors first; visitors get another width meanwhile, never the original. */

import { plainImage } from '@zayy/shop/catalogue-files/import/testing/small-shop'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { imageLibrary } from './image-library.ts'
import { imageMaker } from './image-maker.ts'
import type { ImageStore } from './image-store.ts'
import { imageUrl, readDerivativePath } from './image-url.ts'
import { readImage } from './read-image.ts'
import { testImages } from './testing/test-images.ts'

const { images } = await testImages()
const maker = imageMaker()
afterAll(() => maker.close())

/** Generous, for a busy machine. */
const patient = { derivative: 120_000, placeholder: 120_000 }
const inAHurry = { derivative: 0, placeholder: 120_000 }

const noError = (error: unknown) => {
  throw error
}

const keep = async (bytes: Uint8Array) => {
  const { hash, format } = await readImage(bytes)
  await images.keepOriginal(hash, { bytes: new Uint8Array(bytes), format })
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
  ['png', 'png'],
] as const)('renders %s at the requested width', async (format, read) => {
  const library = imageLibrary(images, maker, noError)
  const hash = await keep(await photo(600, 750))
  const shown = await library.show({ hash, width: 200, format }, patient)
  if (shown?.kind !== 'derivative') throw new Error('not made')
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: read, width: 200, height: 250 })
})

test.each([
  ['a translucent ground', { r: 255, g: 250, b: 240, alpha: 0.4 }, '#ffffff', 102],
  ['a white ground', '#ffffff', '#b3261e', 0],
  ['a dark ground', '#0a3060', '#ffffff', 0],
] as const)(
  'an image for paper is black on a transparent ground, from one on %s',
  async (_, background, ink, ground) => {
    const library = imageLibrary(images, maker, noError)
    const mark = await sharp({ create: { width: 20, height: 20, channels: 4, background: ink } })
      .png()
      .toBuffer()
    const drawn = sharp({ create: { width: 200, height: 100, channels: 4, background } }).composite([
      { input: mark, left: 90, top: 40 },
    ])
    const shown = await library.show(
      { hash: await keep(await drawn.png().toBuffer()), width: 200, format: 'png' },
      patient,
    )
    if (shown?.kind !== 'derivative') throw new Error('not made')
    const pixels = await sharp(shown.bytes).toColourspace('srgb').ensureAlpha().raw().toBuffer()
    const pixel = (x: number, y: number) => [...pixels.subarray((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)]
    expect([pixel(0, 0), pixel(100, 50)]).toEqual([
      [0, 0, 0, ground],
      [0, 0, 0, 255],
    ])
  },
)

test.each([
  ['taller than wide', [600, 750]],
  ['wide', [1600, 900]],
  ['small', [60, 40]],
] as const)('the link preview of an image that is %s is 1200 × 630', async (_, [width, height]) => {
  const library = imageLibrary(images, maker, noError)
  const hash = await keep(await photo(width, height))
  const shown = await library.show({ hash, width: 1200, format: 'jpeg' }, patient)
  if (shown?.kind !== 'derivative') throw new Error('not made')
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('the link preview of a garment shows it whole, on the background colour of its photo', async () => {
  const library = imageLibrary(images, maker, noError)
  const garment = { create: { width: 100, height: 150, channels: 3, background: '#c03020' } } as const
  const photo = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#20a060' } })
    .composite([{ input: await sharp(garment).png().toBuffer() }])
    .extend({ top: 40, left: 40, background: '#20a060' })
    .png()
    .toBuffer()
  const hash = await keep(photo)
  const shown = await library.show({ hash, width: 1200, format: 'jpeg' }, patient)
  if (shown?.kind !== 'derivative') throw new Error('not made')
  const { data } = await sharp(shown.bytes)
    .extract({ left: 5, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0, blue = 0] = data
  expect(Math.abs(red - 0x20) + Math.abs(green - 0xa0) + Math.abs(blue - 0x60)).toBeLessThan(20)
})

test('never enlarges an image, but renders an SVG at any requested width', async () => {
  const library = imageLibrary(images, maker, noError)
  const small = await keep(await plainImage('#123456'))
  const svg = await keep(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>'))
  const width = async (hash: string) => {
    const shown = await library.show({ hash, width: 400, format: 'webp' }, patient)
    if (shown?.kind !== 'derivative') throw new Error('not made')
    return (await sharp(shown.bytes).metadata()).width
  }
  expect(await width(small)).toBe(40)
  expect(await width(svg)).toBe(400)
})

test('renders a derivative once for concurrent requests', async () => {
  let made = 0
  const counting: ImageStore = {
    ...images,
    keepDerivative: (derivative, bytes) => {
      made += 1
      return images.keepDerivative(derivative, bytes)
    },
  }
  const library = imageLibrary(counting, maker, noError)
  const hash = await keep(await photo(500, 500))
  const ask = () => library.show({ hash, width: 400, format: 'webp' }, patient)
  await Promise.all([ask(), ask(), ask(), library.prepare({ hash, width: 400, format: 'webp' }), ask()])
  await ask()
  expect(made).toBe(1)
})

test('an impatient visitor gets a small image, then the nearest width, and later the requested width', async () => {
  const library = imageLibrary(images, maker, noError)
  const bytes = await photo(1600, 2000)
  const hash = await keep(bytes)
  const derivative = { hash, width: 1200, format: 'avif' } as const
  const widthOf = async (shown: Awaited<ReturnType<typeof library.show>>) =>
    shown && shown.kind !== 'busy' && (await sharp(shown.bytes).metadata()).width
  const other = await keep(await photo(300, 300))
  const running = library.prepare({ hash: other, width: 200, format: 'webp' })
  const first = await library.show(derivative, inAHurry)
  await running
  expect(first).toMatchObject({ kind: 'placeholder', format: 'webp' })
  expect(await widthOf(first)).toBe(400)
  expect(await library.show(derivative, patient)).toMatchObject({ kind: 'derivative' })
  expect(await library.show(derivative, inAHurry)).toMatchObject({ kind: 'derivative' })
  const near = await library.show({ ...derivative, width: 800 }, inAHurry)
  expect(near).toMatchObject({ kind: 'placeholder', format: 'avif' })
  expect(await widthOf(near)).toBe(1200)
})

test('returns null for an unknown image', async () => {
  const library = imageLibrary(images, maker, noError)
  expect(await library.show({ hash: 'f'.repeat(20), width: 200, format: 'webp' }, patient)).toBeNull()
})

test('reports a failed derivative once and shows nothing', async () => {
  const errors: unknown[] = []
  const library = imageLibrary(images, maker, (error) => errors.push(error))
  const hash = 'e'.repeat(20)
  const noImage = new TextEncoder().encode('RIFF\u0004\0\0\0WEBP')
  await images.keepOriginal(hash, { bytes: noImage, format: 'webp' })
  for (let time = 0; time < 3; time += 1)
    expect(await library.show({ hash, width: 400, format: 'webp' }, patient)).toEqual({ kind: 'busy' })
  expect(errors).toHaveLength(1)
})

test('closes without waiting for the image that is being rendered', async () => {
  const ending = imageMaker()
  const library = imageLibrary(images, ending, noError)
  const hash = await keep(await photo(1600, 1600))
  const shown = library.show({ hash, width: 2400, format: 'avif' }, patient)
  await new Promise((resolve) => setTimeout(resolve, 50))
  library.close()
  expect(await shown).toEqual({ kind: 'busy' })
})

test.each([
  ['/media/0123456789abcdef0123/800.webp', true],
  ['/media/0123456789abcdef0123/2400.avif', true],
  ['/media/0123456789abcdef0123/400.png', true],
  ['/media/0123456789abcdef0123/1200x630.jpg', true],
  ['/media/0123456789abcdef0123/1200x631.jpg', false],
  ['/media/0123456789abcdef0123/1200.jpeg', false],
  ['/media/0123456789abcdef0123/801.webp', false],
  ['/media/0123456789abcdef0123/0800.webp', false],
  ['/media/0123456789abcdef0123/800.gif', false],
  ['/media/0123456789ABCDEF0123456789abcdef/800.webp', false],
  ['/media/0123456789abcdef0123/original.webp', false],
  ['/media/../0123456789abcdef0123/800.webp', false],
  ['/media/0123456789abcdef0123/800.webp/', false],
])('parses path %s as derivative %s', (path, named) => {
  expect(readDerivativePath(path) !== null).toBe(named)
})

test('the URL of an image names a derivative', () => {
  expect(readDerivativePath(imageUrl('0123456789abcdef0123'))).toMatchObject({
    width: 800,
    format: 'webp',
  })
})
