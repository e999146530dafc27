import { asSuperuser } from '@zayy/database/testing/test-database'
import { halalas } from '@zayy/domain/money'
import { readQuarter } from '@zayy/domain/orders/vat-return'
import { expect, test } from 'vitest'
import { placeOrder } from '../orders/place-order.ts'
import { recordTransfer } from '../orders/record-payment.ts'
import { refundOrder } from '../orders/record-refund.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { getVatReturn } from './get-vat-return.ts'

const shop = await smallShop()
const { database, query } = shop
// The dates of issued invoices are kept by a trigger.
await asSuperuser(database, 'alter table orders disable trigger orders_keep_invoice')
const quarter = (typed: string) => {
  const days = readQuarter(typed)
  if (!days) throw new Error(`no quarter ${typed}`)
  return days
}

/** Places and pays an order whose invoice is issued at a moment. */
async function invoiced(at: string) {
  const id = await placeOrder(database, smallOrder(shop), { locale: 'en', now: new Date() })
  const [order] = await query('select code, grand_total::int as total from orders where id = $1', [id])
  await recordTransfer(database, { code: order.code, amount: halalas(order.total), by: 'noura' })
  await query('update orders set invoiced_at = $2 where id = $1', [id, at])
  return { id, ...order }
}

test('counts invoices and credit notes by their own dates in Riyadh, and only tax invoices', async () => {
  const late = await invoiced('2026-12-31T20:59:59Z')
  await invoiced('2026-12-31T21:00:00Z')
  await invoiced('2026-09-30T21:00:00Z')
  const refunded = await refundOrder(database, {
    code: late.code,
    amount: null,
    reason: 'A fault',
    by: 'noura',
  })
  expect(refunded).toMatchObject({ kind: 'refunded' })
  await query(`update credit_notes set created_at = '2027-01-02T09:00:00Z' where order_id = $1`, [late.id])
  await query('update settings set vat_number = null, tax_basis_points = 0')
  await invoiced('2026-11-01T09:00:00Z')

  const before = await getVatReturn(database, quarter('2026-4'))
  // Calculated by hand: each invoice is 3,223.97, of it 414.00 tax on the pieces and 6.52 in the delivery fee of 50.00.
  expect(before.sums.total).toEqual({ amount: 2 * 280_345, adjustment: 0, tax: 2 * 42_052 })
  expect(before.documents.map(({ number, day, isCredit }) => [number, day, isCredit])).toEqual([
    ['000001', '2026-12-31', false],
    ['000003', '2026-10-01', false],
  ])
  const after = await getVatReturn(database, quarter('2027-1'))
  expect(after.sums.total).toEqual({ amount: 280_345, adjustment: 280_345, tax: 0 })
  expect(after.documents).toMatchObject([
    { number: '000002', isCredit: false },
    { number: 'CN-000001', isCredit: true, invoice: '000001', day: '2027-01-02', total: 322_397 },
  ])
  expect((await getVatReturn(database, quarter('2025-4'))).documents).toEqual([])
})
