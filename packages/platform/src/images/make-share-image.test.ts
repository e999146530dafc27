import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeShareImage } from './make-share-image.ts'

const DARK = { r: 10, g: 20, b: 30 }

const picture = async (width: number, height: number, background: object) => {
  const inside = { width: Math.round(width * 0.98), height: Math.round(height * 0.98), channels: 3 } as const
  const centre = await sharp({ create: { ...inside, background: DARK } })
    .png()
    .toBuffer()
  return sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 1, ...background } },
  })
    .composite([{ input: centre }])
    .png()
    .toBuffer()
}

/** Returns whether the left and upper edges of the share image are light. */
async function lightEdges(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const light = (x: number, y: number) => (data[(y * info.width + x) * info.channels] ?? 0) > 128
  return { left: light(40, 315), top: light(600, 20) }
}

test.each([
  ['a photo', 1800, 1000, { r: 255, g: 255, b: 255 }, { left: false, top: false }],
  ['a tall photo', 800, 1000, { r: 255, g: 255, b: 255 }, { left: true, top: false }],
  ['a very wide logo on white', 1600, 400, { r: 255, g: 255, b: 255 }, { left: false, top: true }],
  ['a transparent logo', 1100, 600, { alpha: 0 }, { left: true, top: true }],
])('crops only what fills the size: %s', async (_what, width, height, background, edges) => {
  const bytes = await picture(width, height, background)
  expect(await lightEdges(await makeShareImage({ bytes: new Uint8Array(bytes), format: 'png' }))).toEqual(
    edges,
  )
})
