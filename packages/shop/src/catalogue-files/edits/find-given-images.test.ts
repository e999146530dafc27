import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CellError } from '../import/import-issues.ts'
import { damagedPhoto } from '../import/testing/small-shop.ts'
import { photoIssue } from '../setup/check-answer.ts'
import { findGivenImages } from './find-given-images.ts'

test('stops reading the images of an edit at 200 MB', async () => {
  const bytes = new Uint8Array(49_000_000)
  let read = 0
  const find = async () => {
    read += 1
    return bytes
  }
  const paths = Array.from({ length: 20 }, (_, n) => `${n}.png`)
  const found = await findGivenImages(find, paths)
  expect(read).toBe(5)
  expect(found.size).toBe(20)
  expect([...found.values()].every((one) => one instanceof CellError)).toBe(true)
  expect(photoIssue(found.get('19.png'), 'en')).toMatch(/more than 200 MB together/)
})

test('refuses an SVG above 2 MB, and a compressed one, before it is decoded', async () => {
  const svg = (bytes: number) =>
    `${'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'.padEnd(bytes - 6)}</svg>`
  const files: Record<string, Uint8Array<ArrayBuffer>> = {
    'small.svg': new Uint8Array(Buffer.from(svg(2_000_000))),
    'large.svg': new Uint8Array(Buffer.from(svg(2_000_001))),
    'packed.svg': new Uint8Array(gzipSync(svg(100))),
  }
  const found = await findGivenImages(async (path) => files[path] ?? null, Object.keys(files))
  expect([...found.values()].map((one) => photoIssue(one, 'en'))).toEqual([
    null,
    expect.stringMatching(/SVG larger than 2 MB/),
    expect.stringMatching(/not a readable/),
  ])
})

test('refuses a photo with metadata whose pixels cannot be decoded', async () => {
  const found = await findGivenImages(damagedPhoto, ['photo.png'])
  expect(photoIssue(found.get('photo.png'), 'en')).toMatch(/damaged/)
})
