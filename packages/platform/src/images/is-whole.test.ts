/** Complete images may have trailing bytes, such as the video of a motion photo; truncated images are detected. */

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageEnd, isWhole } from './is-whole.ts'
import { stripMetadata } from './strip-metadata.ts'

const noise = sharp(
  new Uint8Array(64 * 64 * 3).map((_, n) => (n * 7919) % 256),
  {
    raw: { width: 64, height: 64, channels: 3 },
  },
)
const images = {
  jpeg: await noise.clone().jpeg({ quality: 100 }).toBuffer(),
  'progressive jpeg': await noise.clone().jpeg({ progressive: true }).toBuffer(),
  png: await noise.clone().png().toBuffer(),
  webp: await noise.clone().webp().toBuffer(),
}
const film = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0mp42isom'),
  Buffer.from([0, 1, 17, 112]),
  Buffer.from('mdat'),
  Buffer.alloc(70_000, 0xa5),
])
const formatOf = { jpeg: 'jpeg', 'progressive jpeg': 'jpeg', png: 'png', webp: 'webp' } as const
const kinds = Object.keys(formatOf) as (keyof typeof formatOf)[]

test.each(kinds)('finds the end of a %s that is followed by a video, zeros or nothing', (kind) => {
  const bytes = images[kind]
  for (const after of [film, Buffer.alloc(70_000), Buffer.alloc(0)]) {
    expect(imageEnd(Buffer.concat([bytes, after]), formatOf[kind])).toBe(bytes.length)
  }
})

test.each(kinds)('detects a truncated %s, even if zeros follow', (kind) => {
  const bytes = images[kind]
  for (const length of [20, Math.floor(bytes.length / 2), bytes.length - 3]) {
    expect(isWhole(bytes.subarray(0, length), formatOf[kind])).toBe(false)
  }
  const half = bytes.subarray(0, Math.floor(bytes.length / 2))
  if (formatOf[kind] !== 'webp')
    expect(isWhole(Buffer.concat([half, Buffer.alloc(999)]), formatOf[kind])).toBe(false)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/><!-- </svg> -->', false],
  ['<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', true],
  [`<svg><g/></svg>\n<!-- ${'made by a program '.repeat(20)} -->\n`, true],
  ['<svg><g/></svg><!-- </svg> --><?end?>', true],
  ['<svg><g/></svg\n>', true],
  ['<svg><g/><!-- </svg> -->', false],
  ['<svg><g/>', false],
])('an SVG %j is whole: %s', (text, whole) => {
  expect(isWhole(Buffer.from(text), 'svg')).toBe(whole)
})

test('the video behind a motion photo is not stored', async () => {
  const bytes = new Uint8Array(Buffer.concat([images.jpeg, film]))
  const kept = await stripMetadata({ bytes, format: 'jpeg' })
  expect(Buffer.from(kept.bytes).equals(images.jpeg)).toBe(true)
})
