import { SET_INVOICED, SET_PAID } from '@zayy/database/testing/set-paid'
import {
  awaitsTransfer,
  orderStatuses,
  type PaymentMethod,
  paymentStatuses,
} from '@zayy/domain/orders/order-status'
import { expect, test } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { getBill } from './get-bill.ts'
import { findTransferReceipt, listTransferReceipts } from './list-transfer-receipts.ts'
import { placeOrder } from './place-order.ts'

const shop = await smallShop()
const { database, query } = shop
const now = new Date('2026-11-22T10:00:00Z')

async function orderWithReceipt(file: string, hour: number, change = '') {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now })
  if (change !== '') await query(`update orders set ${change} where id = $1`, [id])
  const sentAt = new Date(now.getTime() + hour * 3_600_000)
  const text = 'insert into transfer_receipts (order_id, sent_at, file) values ($1, $2, $3)'
  await query(text, [id, sentAt, Buffer.from(file)])
  return (await getBill(database, testKeys, 'en', id)).code
}

test('finds a receipt by the order’s code and names the file by code and format', async () => {
  const pdf = await orderWithReceipt('%PDF-1.7', 0, SET_PAID)
  const webp = await orderWithReceipt('RIFF0000WEBP', 0, SET_PAID)
  expect((await findTransferReceipt(database, pdf))?.name).toBe(`receipt-${pdf}.pdf`)
  const found = await findTransferReceipt(database, webp)
  expect(found?.name).toBe(`receipt-${webp}.webp`)
  expect(Buffer.from(found?.file ?? []).toString()).toBe('RIFF0000WEBP')
  expect(await findTransferReceipt(database, 'NONE')).toBeNull()
})

test('lists the receipts of unpaid orders that are not cancelled, oldest first', async () => {
  const second = await orderWithReceipt('%PDF-', 2)
  const first = await orderWithReceipt('%PDF-', 1)
  await orderWithReceipt('%PDF-', 0, "status = 'cancelled'")
  const waiting = await listTransferReceipts(database)
  expect(waiting.map(({ code }) => code)).toEqual([first, second])
  expect(waiting[0]).toMatchObject({ grandTotal: 322_397, sentAt: new Date('2026-11-22T11:00:00Z') })
})

const payableOrders = ([0, 1] satisfies PaymentMethod[]).flatMap((paymentMethod) =>
  paymentStatuses.flatMap((paymentStatus) =>
    orderStatuses.map((status) => ({ status, paymentStatus, paymentMethod })),
  ),
)

test('lists a receipt exactly as long as its transfer is awaited', async () => {
  const code = await orderWithReceipt('%PDF-', 3)
  const waiting: typeof payableOrders = []
  for (const order of payableOrders) {
    const { status, paymentStatus, paymentMethod } = order
    await query(
      `update orders set status = $2, payment_status = $3, payment_method = $4, ${SET_INVOICED} where code = $1`,
      [code, status, paymentStatus, paymentMethod],
    )
    const listed = await listTransferReceipts(database)
    if (listed.some((receipt) => receipt.code === code)) waiting.push(order)
  }
  expect(waiting).toEqual(payableOrders.filter(awaitsTransfer))
})
