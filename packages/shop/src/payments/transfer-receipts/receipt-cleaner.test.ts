import type { ImageMaker } from '@zayy/platform/images/image-maker'
import type { Made } from '@zayy/platform/images/maker-messages'
import { expect, test } from 'vitest'
import { receiptCleaner } from './receipt-cleaner.ts'

const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

test.each([
  [{ failed: 'Input buffer contains unsupported image format' }, 'unreadable'],
  [{ late: 'took longer than 5000 ms' }, 'busy'],
  [{ died: 'SIGKILL' }, 'busy'],
] as const)('calls a photo unreadable only because of the photo: %j', async (made, refused) => {
  const cleaner = receiptCleaner({ make: async () => made, close: () => {} })
  expect(await cleaner.clean(photo, '203.0.113.1')).toEqual({ refused })
})

test('stores a PDF as it is, unless no reader opens it', async () => {
  const cleaner = receiptCleaner({ make: async () => ({ died: 'SIGKILL' }), close: () => {} })
  const pdf = (text: string) => new Uint8Array(Buffer.from(text))
  const whole = pdf('%PDF-1.7\n1 0 obj\nstartxref')
  expect(await cleaner.clean(whole, '')).toEqual({ bytes: whole })
  expect(await cleaner.clean(pdf('%PDF-1'), '')).toEqual({ refused: 'unreadable' })
})

test('queues one photo per client, leaving places to others', async () => {
  const makes: (() => void)[] = []
  const maker: ImageMaker = {
    make: () =>
      new Promise<Made>((resolve) => {
        makes.push(() => resolve({ bytes: photo }))
      }),
    close: () => {},
  }
  const cleaner = receiptCleaner(maker)
  const first = cleaner.clean(photo, '203.0.113.1')
  for (let at = 0; at < 6; at += 1)
    expect(await cleaner.clean(photo, '203.0.113.1')).toEqual({ refused: 'busy' })
  const other = cleaner.clean(photo, '203.0.113.2')
  for (const made of [first, other]) {
    await new Promise((resolve) => setImmediate(resolve))
    makes.shift()?.()
    expect(await made).toEqual({ bytes: photo })
  }
  const again = cleaner.clean(photo, '203.0.113.1')
  await new Promise((resolve) => setImmediate(resolve))
  makes.shift()?.()
  expect(await again).toEqual({ bytes: photo })
})
