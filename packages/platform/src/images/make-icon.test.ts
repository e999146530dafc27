import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeIcon } from './make-icon.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const dark = { r: 10, g: 20, b: 30, alpha: 1 }
const white = { r: 255, g: 255, b: 255, alpha: 1 }
const red = { r: 200, g: 0, b: 0, alpha: 1 }

/** A PNG of a mark on a ground, with a border of the ground. */
async function logo(width: number, height: number, mark: object, ground: object) {
  const inside = { width: width - 20, height: height - 20, channels: 4 } as const
  const centre = await sharp({ create: { ...inside, background: { ...dark, ...mark } } })
    .png()
    .toBuffer()
  const whole = { width, height, channels: 4, background: { ...clear, ...ground } } as const
  const bytes = await sharp({ create: whole })
    .composite([{ input: centre }])
    .png()
    .toBuffer()
  return { bytes: new Uint8Array(bytes), format: 'png' } as const
}

async function colours(bytes: Uint8Array, size: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([size, size, 3])
  const at = (x: number, y: number) => [...data.subarray((y * size + x) * 3, (y * size + x) * 3 + 3)]
  return { corner: at(0, 0), middle: at(size / 2, size / 2) }
}

test.each([
  ['a dark logo on white', 300, 200, dark, clear, [255, 255, 255], [10, 20, 30]],
  ['a white logo on dark', 300, 200, white, clear, [23, 33, 31], [255, 255, 255]],
  ['a tall logo on its own colour', 200, 500, white, red, [200, 0, 0], [255, 255, 255]],
  ['a logo smaller than the icon', 60, 50, dark, clear, [255, 255, 255], [10, 20, 30]],
])('makes square icons of %s', async (_what, width, height, mark, ground, corner, middle) => {
  const original = await logo(width, height, mark, ground)
  for (const size of [32, 180, 512])
    expect(await colours(await makeIcon(original, size), size)).toEqual({ corner, middle })
})
