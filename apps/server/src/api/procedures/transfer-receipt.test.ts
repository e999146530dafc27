/** "Who has transferred sends us the bank's receipt." */

import { getBill } from '@zayy/shop/orders/get-bill'
import { placeOrder } from '@zayy/shop/orders/place-order'
import { pictureMaker } from '@zayy/shop/pictures/picture-maker'
import { smallOrder, smallShop } from '@zayy/shop/testing/small-shop'
import { testKeys } from '@zayy/shop/testing/test-keys'
import { receiptCleaner } from '@zayy/shop/transfer-receipts/receipt-cleaner'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../http/create-api.ts'

const shop = await smallShop()
const { database } = shop
const now = () => new Date('2026-11-22T10:00:00Z')
/** As long as a busy machine needs: what a photo may take is tested with the process of pictures. */
const cleaner = receiptCleaner(
  pictureMaker({ processorMs: 60_000, clockMs: 60_000, memoryBytes: 900_000_000 }),
)
afterAll(() => cleaner.close())
const api = createApi({
  database,
  keys: testKeys,
  receiptCleaner: cleaner,
  now,
  limits: 'relaxed',
  clientAddress: () => '198.51.100.1',
  report: (fault) => expect.unreachable(String(fault)),
  checkAnswers: true,
})

async function order(change = '') {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now: now() })
  if (change !== '') await database.$client.query(`update orders set ${change} where id = $1`, [id])
  const { token } = await getBill(database, testKeys, 'en', id)
  return { id, token }
}

async function kept(id: number): Promise<Buffer | undefined> {
  const text = 'select file from transfer_receipts where order_id = $1'
  const { rows } = await database.$client.query<{ file: Buffer }>(text, [id])
  return rows[0]?.file
}

async function send(token: string, content: Uint8Array<ArrayBuffer> | string | null, origin?: string) {
  const body = new FormData()
  if (content !== null)
    body.append('receipt', new File([content], '../../receipt.exe', { type: 'text/html' }))
  const headers: Record<string, string> = origin === undefined ? {} : { origin }
  const answer = await api.request(`http://shop.test/en/api/bills/${token}/receipt`, {
    method: 'POST',
    headers,
    body,
  })
  return { status: answer.status, ...(await answer.json()) }
}

const photo = async (width: number) =>
  new Uint8Array(
    await sharp({ create: { width, height: 40, channels: 3, background: '#ffffff' } })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer(),
  )

// A call has six seconds, and the process may take as long to start on a busy machine.
beforeAll(async () => void (await cleaner.clean(await photo(10))), 60_000)

test('a photo is kept anew without what the camera noted down, and no call gives it out', async () => {
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

test('a later receipt takes the place of an earlier one', async () => {
  const { id, token } = await order()
  await send(token, await photo(10))
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF'))
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
  ['above 5 MB', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`, 'The file is larger than 5 MB.'],
  ['that was not sent', null, 'This field is required.'],
])('a file %s is refused', async (_, content, message) => {
  const { token } = await order()
  expect(await send(token, content)).toMatchObject({ status: 422, errors: { receipt: [message] } })
})

test('a photo that is cut off is refused, and nothing is noted down', async () => {
  const { id, token } = await order()
  const cut = (await photo(2_000)).subarray(0, 200)
  expect(await send(token, new Uint8Array(cut))).toMatchObject({
    status: 422,
    errors: { receipt: ['This photo could not be read. Take a new one, or send a PDF.'] },
  })
  expect(await kept(id)).toBeUndefined()
  expect((await getBill(database, testKeys, 'en', id)).transfer_receipt).toBeNull()
})

test('a body far above 5 MB is refused before it is read', async () => {
  const { token } = await order()
  expect((await send(token, 'x'.repeat(6 * 1024 * 1024))).status).toBe(413)
})

test.each(["payment_status = 'paid'", "status = 'cancelled'", 'payment_method = 1'])(
  'where %s no transfer is awaited: 409',
  async (change) => {
    const { token } = await order(change)
    expect(await send(token, await photo(10))).toMatchObject({
      status: 409,
      message: 'No transfer is due for this order.',
    })
  },
)

test('no token opens another order, and no page of another site sends a receipt', async () => {
  expect((await send('1-1-x', await photo(10))).status).toBe(404)
  const { token } = await order()
  expect((await send(token, await photo(10), 'https://elsewhere.example')).status).toBe(403)
})
