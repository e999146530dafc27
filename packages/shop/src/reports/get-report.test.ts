import { asSuperuser } from '@zayy/database/testing/test-database'
import { halalas } from '@zayy/domain/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { streamOrders } from '../orders/find-orders.ts'
import { getBill } from '../orders/get-bill.ts'
import { placeOrder } from '../orders/place-order.ts'
import { recordTransfer } from '../orders/record-payment.ts'
import { refundOrder } from '../orders/record-refund.ts'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { getReport } from './get-report.ts'

/** Compares the sums of a report with plain SQL on random orders, to the halala. */

const shop = await smallShop()
const { database, query } = shop
// Invoices of other days need a date that the database otherwise keeps.
await asSuperuser(database, 'alter table orders disable trigger orders_keep_invoice')
const year = { from: '2026-01-01', to: '2026-12-31' }

const placed = fc.record({
  pieces: fc.integer({ min: 10, max: 199 }),
  aprons: fc.integer({ min: 0, max: 100 }),
  coupon: fc.constantFrom(undefined, 'TEN', 'FIFTY'),
  elsewhere: fc.boolean(),
  fee: fc.constantFrom(1, 1999),
  rate: fc.constantFrom(0, 1500),
  included: fc.boolean(),
  /** Month boundary, 0 to 12, and minutes from that midnight in Riyadh, so that many orders share a day. */
  month: fc.constantFrom(0, 5, 12),
  minute: fc.integer({ min: -300, max: 300 }),
  becomes: fc.constantFrom(
    'unpaid',
    'paid',
    'refunded',
    'partly refunded',
    'cancelled',
    'refunded and cancelled',
  ),
  refund: fc.integer({ min: 1, max: 5_000 }),
})
type Placed = typeof placed extends fc.Arbitrary<infer Value> ? Value : never

async function place(random: Placed): Promise<void> {
  const { pieces, aprons, coupon, elsewhere, fee, rate, included, month, minute, becomes, refund } = random
  await query('update cities set shipping = $1', [fee])
  await query('update settings set tax_basis_points = $1, tax_included = $2', [rate, included])
  const line = (product: typeof shop.apron, quantity: number) => ({
    product_id: product.id,
    colors: [{ color_id: product.colours[0], sizes: [{ size_id: product.sizes[0], quantity }] }],
  })
  const id = await placeOrder(
    database,
    {
      ...smallOrder(shop),
      products: [line(shop.scrubs, pieces), ...(aprons > 0 ? [line(shop.apron, aprons)] : [])],
      coupon_code: coupon,
      ...(elsewhere && { country_id: shop.otherCountry, city_id: shop.otherCity, area_id: shop.otherArea }),
    },
    { locale: 'en', now: new Date() },
  )
  const [order] = await query('select code, grand_total::int as total from orders where id = $1', [id])
  await become(order, becomes, refund)
  const at = new Date(Date.UTC(2026, month, 1, -3) + minute * 60_000)
  const invoicedAt = 'case when invoiced_at is not null then $2::timestamptz end'
  await query(`update orders set created_at = $2, invoiced_at = ${invoicedAt} where id = $1`, [id, at])
  await query('update credit_notes set created_at = $2 where order_id = $1', [id, at])
}

async function become(
  { code, total }: { code: string; total: number },
  becomes: Placed['becomes'],
  refund: number,
): Promise<void> {
  if (becomes === 'unpaid') return
  const by = 'noura'
  if (becomes !== 'cancelled') await recordTransfer(database, { code, amount: halalas(total), by })
  if (becomes.includes('refunded')) {
    const amount = becomes === 'partly refunded' ? halalas(Math.min(refund, total - 1)) : null
    expect(await refundOrder(database, { code, amount, reason: 'A fault', by })).toMatchObject({
      kind: 'refunded',
    })
  }
  if (becomes.includes('cancelled'))
    await query(`update orders set status = 'cancelled' where code = $1`, [code])
}

/** Returns the expected sums, computed from the bills with an invoice. */
async function sumsOfBills() {
  const ids = await query(
    `select id from orders where (invoiced_at at time zone 'Asia/Riyadh')::date between $1 and $2`,
    [year.from, year.to],
  )
  const sums = { orders: 0, pieces: 0, gross: 0, tax: 0, refunded: 0, refundedTax: 0 }
  for (const { id } of ids) {
    const bill = await getBill(database, testKeys, 'en', id)
    sums.orders += 1
    sums.pieces += bill.products.reduce((sum, { quantity }) => sum + quantity, 0)
    sums.gross += inHalalas(bill.grand_total)
    sums.tax += inHalalas(bill.tax) + inHalalas(bill.shipping_tax)
    for (const note of bill.credit_notes) {
      sums.refunded += inHalalas(note.total)
      sums.refundedTax += inHalalas(note.tax)
    }
  }
  return sums
}

const inHalalas = (sar: unknown) => Math.round(Number(sar) * 100)

test('matches the invoices and credit notes of random orders, in total and in parts', async () => {
  for (const random of fc.sample(placed, { numRuns: 70, seed: 7 })) await place(random)
  const report = await getReport(database, { ...year, locale: 'en' })
  const { sold, refunds, periods, methods, cities, products } = report
  const sums = await sumsOfBills()
  const exported = { tax: 0, gross: 0, refunded: 0, refundedTax: 0 }
  for await (const page of streamOrders(database, year, 'en')) {
    const counted = page.filter(({ invoiceNumber }) => invoiceNumber !== null)
    for (const { tax, grandTotal, ...order } of counted) {
      exported.tax += Number(tax)
      exported.gross += Number(grandTotal)
      exported.refunded += Number(order.refunded)
      exported.refundedTax += Number(order.refundedTax)
    }
  }
  const { tax, gross, refunded, refundedTax } = sums
  expect(exported).toEqual({ tax, gross, refunded, refundedTax })
  expect(sums.orders).toBeGreaterThan(20)
  expect({ ...sold, net: Number(sold.net) }).toEqual({
    orders: sums.orders,
    pieces: sums.pieces,
    gross: sums.gross,
    tax: sums.tax,
    net: sums.gross - sums.tax,
  })
  expect(refunds).toMatchObject({ total: sums.refunded, tax: sums.refundedTax })
  expect(Number(report.average)).toBe(Math.round(sums.gross / sums.orders))
  for (const field of ['orders', 'pieces', 'net', 'tax', 'gross'] as const)
    expect(periods.reduce((sum, period) => sum + Number(period[field]), 0)).toBe(Number(sold[field]))
  for (const parts of [methods, cities])
    expect(parts.reduce((sum, { gross }) => sum + Number(gross), 0)).toBe(Number(sold.gross))
  expect(products.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(sold.pieces)
  expect(products.reduce((sum, { value }) => sum + Number(value), 0)).toBe(Number(report.items))

  const [plain] = await query(
    `select count(*) filter (where status = 'cancelled')::int as cancelled,
      count(*) filter (where status <> 'cancelled')::int as unpaid from orders where payment_status = 'unpaid'
      and (created_at at time zone 'Asia/Riyadh')::date between $1 and $2`,
    [year.from, year.to],
  )
  expect(report.cancelled).toBe(plain.cancelled)
  expect(report.unpaid.orders).toBe(plain.unpaid)
  for (const { from, to, gross } of periods.slice(0, 12)) {
    const [row] = await query(
      `select coalesce(sum(grand_total), 0)::int as gross from orders
        where invoiced_at >= ($1 || 'T00:00:00+03:00')::timestamptz and invoiced_at < ($2 || 'T24:00:00+03:00')::timestamptz`,
      [from, to],
    )
    expect(row.gross).toBe(Number(gross))
  }
})

test('includes days without an order, which have no average', async () => {
  const report = await getReport(database, { from: '2030-01-01', to: '2030-01-07', locale: 'ar' })
  expect(report).toMatchObject({ unit: 'day', average: null, sold: { orders: 0, gross: 0 }, products: [] })
  expect(report.periods).toHaveLength(7)
})
