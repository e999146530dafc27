import type { OrderInput } from '@zayy/contract/orders/order-input'
import type { Bill } from '@zayy/contract/types'
import { fromSar, toSar } from '@zayy/domain/money'
import { invoiceSums } from '@zayy/domain/orders/invoice-lines'
import { describe, expect, it } from 'vitest'
import { smallOrder, smallShop } from '../testing/small-shop.ts'
import { testKeys } from '../testing/test-keys.ts'
import { getBill, getBillByToken } from './get-bill.ts'
import { type PlaceOrderOptions, placeOrder } from './place-order.ts'
import { recordTransfer } from './record-payment.ts'

const shop = await smallShop()
const { database, query, scrubs, apron, gone } = shop
const now = new Date('2026-11-21T09:00:00Z')
const order = smallOrder(shop)

const place = (input: OrderInput = order, placing: Partial<PlaceOrderOptions> = {}) =>
  placeOrder(database, input, { locale: 'ar', now, ...placing })

const daysForTransfer = ({ created_at, transfer_due }: Bill) =>
  (Date.parse(transfer_due ?? '') - Date.parse(created_at)) / 86_400_000

async function count(table: string): Promise<number> {
  const rows = await query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? -1
}

describe('a placed order', () => {
  it('has the sums of the contract and a bill that adds up', async () => {
    const bill = await getBill(
      database,
      testKeys,
      'en',
      await place({ ...order, coupon_code: 'ten' }, { locale: 'en' }),
    )
    expect(bill).toMatchObject({
      status: 'pending',
      status_text: 'Pending',
      payment_method: 0,
      payment_status: 'unpaid',
      items_total: 2759.97,
      saving: 300,
      coupon_code: 'TEN',
      coupon_value: 276,
      shipping: 50,
      shipping_tax: 6.52,
      tax_included: false,
      tax_percent: 15,
      tax: 372.6,
      grand_total: 2906.57,
    })
    expect(toSar(invoiceSums(bill).beforeTiers)).toBe(3059.97)
  })

  it('stores every line in both languages', async () => {
    const id = await place()
    const arabic = await getBill(database, testKeys, 'ar', id)
    const english = await getBill(database, testKeys, 'en', id)
    expect(arabic.products[0]).toEqual({
      id: scrubs.id,
      name: 'سكراب طبي',
      translations: [
        { locale: 'ar', name: 'سكراب طبي' },
        { locale: 'en', name: 'Medical scrubs' },
      ],
      price: 50,
      piece: { price: 45 },
      quantity: 60,
      subtotal: 2700,
      saving: 300,
      colors: [
        {
          id: scrubs.colours[0],
          color_code: '#1b2a49',
          color_name: 'كحلي',
          translations: [
            { locale: 'ar', name: 'كحلي' },
            { locale: 'en', name: 'Navy' },
          ],
          sizes: [
            { id: scrubs.sizes[0], name: 'M', quantity: 30 },
            { id: scrubs.sizes[1], name: 'L', quantity: 10 },
          ],
        },
        {
          id: scrubs.colours[1],
          color_code: '#ffffff',
          color_name: 'أبيض',
          translations: [
            { locale: 'ar', name: 'أبيض' },
            { locale: 'en', name: 'White' },
          ],
          sizes: [{ id: scrubs.sizes[1], name: 'L', quantity: 20 }],
        },
      ],
    })
    expect(english.products.map(({ name }) => name)).toEqual(['Medical scrubs', 'Apron'])
    expect(arabic.status_text).toBe('قيد الانتظار')
    expect(arabic.buyer.address).toBe('شارع العليا 12، العليا، الرياض، السعودية')
    expect(english.buyer.address).toBe('شارع العليا 12, Al Olaya, Riyadh, Saudi Arabia')
    expect(english.seller).toMatchObject({
      name: 'Zayy Co.',
      vat_number: '300000000000003',
      cr_number: '1010000000',
    })
    expect(english.bank_account).toEqual({ bank: 'Bank', holder: 'Zayy', iban: 'SA0000000000000000000000' })
    expect(english).toMatchObject({ invoice_number: null, invoiced_at: null, qr: null })
    const { code } = english
    await recordTransfer(database, { code, amount: fromSar(english.grand_total), by: 'noura' })
    const paid = await getBill(database, testKeys, 'en', id)
    const qr = Buffer.from(paid.qr ?? '', 'base64').toString()
    expect(qr).toContain('شركة زيّ')
    // Tag 5: the tax of the items, 414.00, and of the delivery fee, 6.52.
    expect(qr).toContain('\u0005\u0006420.52')
  })

  it('does not change with the catalogue or the settings', async () => {
    const id = await place()
    const before = await getBill(database, testKeys, 'en', id)
    await query(`update product_translations set name = name || ' 2'`)
    await query(`update price_tiers set price = price + 100`)
    await query(`update settings set tax_basis_points = 500`)
    await query(`update settings_translations set legal_name = legal_name || ' 2'`)
    await query(`update countries set delivery_days_to = delivery_days_to + 1`)
    expect(before.return_days).toBe(7)
    expect(daysForTransfer(before)).toBe(3)
    await query(`update settings set return_days = 3, transfer_days = 1`)
    expect(await getBill(database, testKeys, 'en', id)).toEqual(before)
    await query(`update settings_translations set legal_name = replace(legal_name, ' 2', '')`)
    const later = await getBill(database, testKeys, 'en', await place())
    expect(later.return_days).toBe(3)
    expect(daysForTransfer(later)).toBe(1)
    await query(`update settings set return_days = 7, transfer_days = 3`)
    await query(`update countries set delivery_days_to = delivery_days_to - 1`)
    await query(`update settings set tax_basis_points = 1500`)
    await query(`update price_tiers set price = price - 100`)
    await query(`update product_translations set name = replace(name, ' 2', '')`)
  })

  it('queues mails to buyer and shop and the transfer reminder', async () => {
    const before = await count('jobs')
    await place()
    expect(await count('jobs')).toBe(before + 3)
  })

  it('includes the tax if the settings say that prices contain it', async () => {
    await query('update settings set tax_included = true')
    const bill = await getBill(database, testKeys, 'ar', await place())
    await query('update settings set tax_included = false')
    expect(bill).toMatchObject({ tax_included: true, tax: 360, grand_total: 2809.97 })
  })

  it('adds up duplicate lines and drops empty ones', async () => {
    const [first, second] = order.products
    if (!first || !second) throw new Error('the small order has two products')
    const nothing = { product_id: gone.id, colors: [{ color_id: 1, sizes: [{ size_id: 1, quantity: 0 }] }] }
    const bill = await getBill(
      database,
      testKeys,
      'ar',
      await place({ ...order, products: [second, nothing, first, second] }),
    )
    expect(bill.products.map(({ id, quantity }) => [id, quantity])).toEqual([
      [apron.id, 6],
      [scrubs.id, 60],
    ])
    expect(bill.shipping).toBe(50)
  })

  it('generates another code if one is taken', async () => {
    const codes = ['AAAA-AAAA', 'AAAA-AAAA', 'BBBB-BBBB']
    const newCode = () => codes.shift() ?? ''
    await place(order, { newCode })
    expect((await getBill(database, testKeys, 'ar', await place(order, { newCode }))).code).toBe('BBBB-BBBB')
  })

  it('opens only with its token', async () => {
    const bill = await getBill(database, testKeys, 'en', await place())
    expect(await getBillByToken(database, testKeys, 'en', bill.token)).toEqual(bill)
    const [id = '', signature = ''] = bill.token.split(/-(.*)/)
    const others = ['', 'x', bill.code, `${id}-${'A'.repeat(43)}`, `1-${signature}`, `${bill.token}A`]
    // Another encoding of the same bytes: the last letter of base64url has two spare bits.
    others.push(
      `0${bill.token}`,
      ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
        .map((letter) => bill.token.slice(0, -1) + letter)
        .filter((token) => token !== bill.token),
    )
    for (const other of others) {
      await expect(getBillByToken(database, testKeys, 'en', other)).rejects.toMatchObject({ status: 404 })
    }
  })
})
