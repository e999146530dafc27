import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { imageLibrary } from './image-library.ts'
import { imageMaker } from './image-maker.ts'
import type { Original, OriginalFormat } from './image-store.ts'
import { derivativeName } from './image-url.ts'
import { readImage } from './read-image.ts'
import { testImages } from './testing/test-images.ts'

const { images, folder } = await testImages()
const maker = imageMaker()
afterAll(() => maker.close())
const patient = { derivative: 120_000, placeholder: 120_000 }

const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"></svg>\n'
const encoded: Record<OriginalFormat, Promise<Buffer>> = {
  webp: plain.clone().webp().toBuffer(),
  png: plain.clone().png().toBuffer(),
  jpeg: plain.clone().jpeg().toBuffer(),
  svg: Promise.resolve(Buffer.from(drawing)),
}

/** Stores an original and returns it with its file. */
async function kept(format: OriginalFormat): Promise<{ hash: string; original: Original; file: string }> {
  const bytes = new Uint8Array(await encoded[format])
  const { hash } = await readImage(bytes)
  const original = { bytes, format }
  await images.keepOriginal(hash, original)
  return { hash, original, file: join(folder, hash, `original.${format}`) }
}

/** Sizes that a damaged disk may leave of a file. */
const losses = [
  ['nothing', () => 0],
  ['5 bytes', () => 5],
  ['a half', (size: number) => Math.floor(size / 2)],
  ['three quarters', (size: number) => Math.floor(size * 0.75)],
] as const

async function cut(file: string, left: (size: number) => number): Promise<void> {
  await truncate(file, left((await readFile(file)).byteLength))
}

describe.each(['webp', 'png', 'jpeg', 'svg'] as const)('an original in %s', (format) => {
  test.each(losses)('is treated as missing and stored again if %s is left', async (_, left) => {
    const { hash, original, file } = await kept(format)
    await cut(file, left)
    expect(await images.original(hash)).toBeNull()
    await images.keepOriginal(hash, original)
    expect((await images.original(hash))?.bytes).toEqual(Buffer.from(original.bytes))
  })

  test('is treated as missing if it contains only zeros', async () => {
    const { hash, original, file } = await kept(format)
    await writeFile(file, new Uint8Array(original.bytes.byteLength))
    expect(await images.original(hash)).toBeNull()
    await writeFile(file, original.bytes)
  })
})

describe.each(['avif', 'webp', 'jpeg'] as const)('a derivative in %s', (format) => {
  const library = imageLibrary(images, maker, (error) => {
    throw error
  })

  test.each([...losses, ['all but its last byte', (size: number) => size - 1]] as const)(
    'is rendered again if %s is left',
    async (_, left) => {
      const { hash } = await kept('png')
      const derivative = { hash, width: 200, format } as const
      const whole = await library.show(derivative, patient)
      expect(whole?.kind).toBe('derivative')
      await cut(join(folder, hash, derivativeName(derivative)), left)
      expect(await images.hasDerivative(derivative)).toBe(false)
      expect(await library.show(derivative, patient)).toEqual(whole)
    },
  )

  test('is rendered again if it contains only zeros', async () => {
    const { hash } = await kept('png')
    const derivative = { hash, width: 200, format } as const
    const whole = await library.show(derivative, patient)
    const file = join(folder, hash, derivativeName(derivative))
    await writeFile(file, new Uint8Array((await readFile(file)).byteLength))
    expect(await library.show(derivative, patient)).toEqual(whole)
  })
})

test('writing an image leaves no draft file behind', async () => {
  const { hash } = await kept('webp')
  expect((await readdir(join(folder, hash))).filter((name) => name.startsWith('original.'))).toEqual([
    'original.webp',
  ])
})
