/** A buyer who has paid by transfer uploads the bank's receipt. */

import { crc32, deflateSync } from 'node:zlib'
import { SET_PAID } from '@zayy/database/testing/set-paid'
import { imageMaker } from '@zayy/platform/images/image-maker'
import { getBill } from '@zayy/shop/orders/get-bill'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { receiptCleaner } from '@zayy/shop/payments/transfer-receipts/receipt-cleaner'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { testKeys } from '@zayy/shop/testing/test-keys'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../testing/test-api.ts'

const shop = await smallShop()
const { database, query } = shop
const now = () => new Date('2026-11-22T10:00:00Z')
/** Generous limits for a busy machine: image-maker.test.ts tests the real ones. */
const cleaner = receiptCleaner(imageMaker({ processorMs: 60_000, clockMs: 60_000, memoryBytes: 900_000_000 }))
afterAll(() => cleaner.close())
const api = testApi({
  database,
  receiptCleaner: cleaner,
  now,
  report: (error) => expect.unreachable(String(error)),
})

async function order(change = '') {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now: now() })
  if (change !== '') await query(`update orders set ${change} where id = $1`, [id])
  const { token } = await getBill(database, testKeys, 'en', id)
  return { id, token }
}

async function kept(id: number): Promise<Buffer | undefined> {
  const text = 'select file from transfer_receipts where order_id = $1'
  const rows = await query<{ file: Buffer }>(text, [id])
  return rows[0]?.file
}

type Content = Uint8Array<ArrayBuffer> | string

async function send(token: string, content: Content | Content[] | null, origin?: string) {
  const body = new FormData()
  for (const each of Array.isArray(content) ? content : content === null ? [] : [content])
    body.append('receipt', new File([each], '../../receipt.exe', { type: 'text/html' }))
  // As bytes: a form's own stream fails in Node when it is not read to its end.
  const form = new Response(body)
  const headers = { 'content-type': form.headers.get('content-type') ?? '', ...(origin && { origin }) }
  const answer = await api.request(`http://shop.test/en/api/bills/${token}/receipt`, {
    method: 'POST',
    headers,
    body: await form.arrayBuffer(),
  })
  return { status: answer.status, ...JSON.parse(await answer.text()) }
}

const photo = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 40, channels: 3, background: '#ffffff' } })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer(),
  )

// A call has six seconds, and on a busy machine the process may take as long to start: start it before the tests.
beforeAll(async () => void (await cleaner.clean(await photo(10), '')), 60_000)

test('re-encodes a photo without its metadata, and no call returns it', async () => {
  const { id, token } = await order()
  const sent = await photo(3_000)
  expect(Buffer.from(sent).includes('secret place')).toBe(true)
  const { status, data } = await send(token, sent)
  expect(status).toBe(200)
  expect(data.transfer_receipt).toEqual({ sent_at: '2026-11-22T10:00:00.000Z' })
  const file = await kept(id)
  const { format, width, exif, xmp } = await sharp(file).metadata()
  expect({ format, width, exif, xmp }).toEqual({ format: 'webp', width: 2400 })
  expect(file?.includes('secret place')).toBe(false)
})

test('a later receipt replaces the earlier one', async () => {
  const { id, token } = await order()
  await send(token, await photo(10))
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n%%EOF'))
  expect((await send(token, pdf)).status).toBe(200)
  expect(await kept(id)).toEqual(Buffer.from(pdf))
})

test.each([
  [
    'of another kind',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'Send a photo (JPEG, PNG or WebP) or a PDF.',
  ],
  ['that says it is a JPEG', '\u00ff\u00d8\u00ff', 'Send a photo (JPEG, PNG or WebP) or a PDF.'],
  ['without anything in it', '', 'Send a photo (JPEG, PNG or WebP) or a PDF.'],
  [
    'that is no more than the header of a PDF',
    '%PDF-1',
    'This file could not be read. Take a new photo, or save the PDF again and send it.',
  ],
  ['above 5 MB', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`, 'The file is larger than 5 MB.'],
  ['that was not sent', null, 'This field is required.'],
  ['sent beside another', ['%PDF-1.7', '%PDF-1.7'], 'Send this field once.'],
] satisfies [string, Content | Content[] | null, string][])(
  'rejects a file %s',
  async (_, content, message) => {
    const { token } = await order()
    expect(await send(token, content)).toMatchObject({ status: 422, errors: { receipt: [message] } })
  },
)

test('rejects a truncated photo and records nothing', async () => {
  const { id, token } = await order()
  const cut = (await photo(2_000)).subarray(0, 200)
  expect(await send(token, new Uint8Array(cut))).toMatchObject({
    status: 422,
    errors: {
      receipt: ['This file could not be read. Take a new photo, or save the PDF again and send it.'],
    },
  })
  expect(await kept(id)).toBeUndefined()
  expect((await getBill(database, testKeys, 'en', id)).transfer_receipt).toBeNull()
})

test.each<[string, () => Promise<Uint8Array>]>([
  ['a picture of 144 million pixels in a few bytes', () => imageBomb(12_000)],
  ['a page behind the beginning of a photo', async () => Buffer.from('\xff\xd8\xff<html><script>', 'latin1')],
  ['a PNG that is an SVG', async () => Buffer.from('\x89PNG\r\n\x1a\n<svg onload="x()"/>', 'latin1')],
])('%s is refused', async (_, make) => {
  const { id, token } = await order()
  const { status, errors } = await send(token, new Uint8Array(await make()))
  expect(status).toBe(422)
  expect(errors.receipt).toEqual([
    'This file could not be read. Take a new photo, or save the PDF again and send it.',
  ])
  expect(await kept(id)).toBeUndefined()
})

/** A grey PNG of `side` × `side` pixels that really contains all its rows. */
async function imageBomb(side: number): Promise<Buffer> {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 })
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

test('stores a photo without an appended page or archive', async () => {
  const { id, token } = await order()
  const hidden = Buffer.from('PK\x03\x04<html><script>alert(1)</script>', 'latin1')
  expect((await send(token, new Uint8Array(Buffer.concat([await photo(20), hidden])))).status).toBe(200)
  expect((await kept(id))?.includes('script')).toBe(false)
})

test('accepts twenty receipts per order over all clients and keeps the last', async () => {
  const { id, token } = await order()
  const pdf = (text: string) => new Uint8Array(Buffer.from(`%PDF-1.7 ${text} 1 0 obj startxref`))
  await send(token, pdf('first'))
  await query('update transfer_receipts set sent_count = 18 where order_id = $1', [id])
  const sent = await Promise.all(['a', 'b', 'c', 'd'].map((text) => send(token, pdf(text))))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
  expect(await send(token, pdf('late'))).toMatchObject({
    status: 422,
    errors: { receipt: [expect.stringMatching(/^Many receipts were sent/)] },
  })
  expect((await kept(id))?.toString()).toMatch(/^%PDF-1\.7 [abcd] /)
})

test('accepts a thousand receipts a day for all orders', async () => {
  const [full, other] = [await order(), await order()]
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7 1 0 obj startxref'))
  await send(full.token, pdf)
  const setCount = (count: number) =>
    query('update transfer_receipts set sent_count = $2 where order_id = $1', [full.id, count])
  // The limits of these tests are relaxed, a thousandfold.
  await setCount(999_000)
  expect((await send(other.token, pdf)).status).toBe(200)
  await setCount(1_000_000)
  const message = expect.stringMatching(/receipts today .* try again tomorrow/)
  expect(await send(other.token, pdf)).toMatchObject({ status: 429, message })
  await query("update transfer_receipts set sent_at = sent_at - interval '25 hours' where order_id = $1", [
    full.id,
  ])
  expect((await send(other.token, pdf)).status).toBe(200)
})

test('rejects a body far above 5 MB before reading it', async () => {
  const { token } = await order()
  expect((await send(token, 'x'.repeat(6 * 1024 * 1024))).status).toBe(413)
})

test.each([SET_PAID, "status = 'cancelled'", 'payment_method = 1'])(
  'where %s no transfer is awaited: 409',
  async (change) => {
    const { token } = await order(change)
    expect(await send(token, await photo(10))).toMatchObject({
      status: 409,
      message: 'No transfer is due for this order.',
    })
  },
)

test('a token opens no other order, and no page of another site can send a receipt', async () => {
  expect((await send('1-1-x', await photo(10))).status).toBe(404)
  const { token } = await order()
  expect((await send(token, await photo(10), 'https://elsewhere.example')).status).toBe(403)
})
