import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrImage } from './qr-image.ts'

test.each(['A', 'AQdaYXl5IENvLgIPMzAwMDAwMDAwMDAwMDAzAxQyMDI2LTExLTIxVDE2OjIwOjAwWg==', 'x'.repeat(700)])(
  'draws the modules as a small readable image',
  async (text) => {
    const png = qrImage(text)
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
    const modules = encode(text, { ecc: 'M', border: 4 })
    const scale = info.width / modules.size
    expect([info.height, Number.isInteger(scale), scale >= 4]).toEqual([info.width, true, true])
    const middle = (at: number) => Math.floor((at + 0.5) * scale)
    const drawn = modules.data.map((row, y) =>
      row.map((_, x) => data[(middle(y) * info.width + middle(x)) * info.channels] === 0),
    )
    expect(drawn).toEqual(modules.data)
    expect(png.length).toBeLessThan(6_000)
  },
)
