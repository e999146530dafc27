import { describe, expect, it } from 'vitest'
import { exampleBill } from '../../../contract/src/orders/testing/example-bill.ts'
import type { Bill } from '../../../contract/src/types.ts'
import { sar, toSar } from '../money.ts'
import { invoiceView } from './invoice-view.ts'

describe('an invoice as it is drawn', () => {
  it('shows each line with and without tax, and the lines add up to the taxed items', () => {
    const { lines } = invoiceView(exampleBill())
    expect(lines.map(({ quantity, listPrice, unitPrice }) => [quantity, listPrice, unitPrice])).toEqual([
      [47, 5500, 5000],
      [60, 4800, 3800],
      [20, 2400, 2400],
    ])
    expect(lines.map(({ amount }) => toSar(amount))).toEqual([2350, 2280, 480])
    expect(lines.map(({ gross }) => toSar(gross))).toEqual([2702.5, 2622, 552])
  })

  it('returns names in both languages', () => {
    const { lines, seller } = invoiceView(exampleBill())
    expect(lines[0]?.names).toEqual({ ar: 'قميص سكراب', en: 'Scrub top' })
    expect(lines[0]?.colours[0]?.names).toEqual({ ar: 'كحلي', en: 'Navy' })
    expect(seller.names.ar).toBe('شركة زيّ التجارية')
  })

  it('shows how delivery was multiplied, and the total before tax', () => {
    const view = invoiceView(exampleBill())
    expect(view.shippingSum).toEqual({ fee: 2000, products: 3 })
    expect(toSar(view.sums.withoutTax)).toBe(4651.17)
  })

  it('returns the time of issue in Riyadh, before it that of the order', () => {
    expect(invoiceView(exampleBill()).issued).toBe('2026-11-21 19:20')
    expect(invoiceView(exampleBill({ invoiced_at: '2026-11-21T22:30:00Z' })).issued).toBe('2026-11-22 01:30')
    expect(invoiceView(exampleBill({ invoiced_at: null })).issued).toBe('2026-11-21 19:20')
  })

  it('is pro forma until the invoice is issued, and awaits it unless the order is cancelled', () => {
    const kindOf = (change: Partial<Bill>) => {
      const { kind, awaitsInvoice } = invoiceView(exampleBill(change))
      return [kind, awaitsInvoice]
    }
    const company = { name: 'Al Waha', vat_number: '311111111100003' }
    const buyer = { ...exampleBill().buyer, company }
    expect(kindOf({ invoiced_at: null })).toEqual(['proForma', true])
    expect(kindOf({ invoiced_at: null, buyer })).toEqual(['proForma', true])
    expect(kindOf({ invoiced_at: null, status: 'cancelled' })).toEqual(['proForma', false])
    expect(kindOf({ invoiced_at: null, buyer, clearance: 'awaited' })).toEqual(['proForma', false])
    expect(kindOf({})).toEqual(['simplified', false])
    expect(kindOf({ buyer })).toEqual(['tax', false])
    expect(kindOf({ seller: { ...exampleBill().seller, vat_number: null } })).toEqual(['withoutVat', false])
  })

  it('recognises prices that contain the tax', () => {
    const view = invoiceView(exampleBill({ tax_included: true, tax: sar(599.87), grand_total: sar(4659) }))
    expect(view.sums.taxIncluded).toBe(true)
    expect(toSar(view.sums.withoutTax)).toBe(4051.3)
    expect(view.lines.map(({ amount, gross }) => amount === gross)).toEqual([true, true, true])
  })

  it('shows a line “inclusive of VAT” at its price if a coupon covers the whole order', () => {
    const covered = { coupon_value: sar(5110), tax: sar(0), grand_total: sar(60) }
    const lines = (tax_included: boolean) =>
      invoiceView(exampleBill({ ...covered, tax_included })).lines.map(({ gross }) => toSar(gross))
    expect(lines(true)).toEqual([2350, 2280, 480])
    expect(lines(false)).toEqual([2702.5, 2622, 552])
  })

  it('expects no payment for a cancelled order, and says whether it was paid', () => {
    const payment = (change: Partial<Bill>) => {
      const { awaitsTransfer, awaitsCard, payment } = invoiceView(exampleBill(change))
      return [awaitsTransfer, awaitsCard, payment]
    }
    expect(payment({})).toEqual([true, false, 'unpaid'])
    expect(payment({ payment_method: 1, payment_status: 'failed' })).toEqual([false, true, 'failed'])
    expect(payment({ status: 'cancelled' })).toEqual([false, false, 'cancelled'])
    expect(payment({ status: 'cancelled', payment_method: 1 })).toEqual([false, false, 'cancelled'])
    expect(payment({ status: 'cancelled', payment_status: 'paid' })).toEqual([false, false, 'paid'])
    expect(payment({ status: 'cancelled', payment_status: 'refunded' })).toEqual([false, false, 'refunded'])
  })

  it('rejects a bill that does not add up', () => {
    expect(() => invoiceView(exampleBill({ grand_total: sar(5348.84) }))).toThrow(RangeError)
  })
})
