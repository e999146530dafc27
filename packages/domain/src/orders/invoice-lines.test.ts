import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, basisPoints, halalas, percentOf, percentWithin, sar } from '../money.ts'
import { invoiceSums, taxedLines } from './invoice-lines.ts'

const bill = {
  items_total: sar(2759.97),
  saving: sar(300),
  coupon_value: sar(276),
  shipping: sar(50),
  shipping_tax: sar(6.52),
  tax: sar(372.6),
  tax_included: false,
  grand_total: sar(2906.57),
}

describe('the rows of an invoice', () => {
  it('returns the charged rows from first-tier subtotal to grand total', () => {
    expect(invoiceSums(bill)).toEqual({
      beforeTiers: 305_997,
      saving: 30_000,
      items: 275_997,
      coupon: 27_600,
      shipping: 5_000,
      shippingTax: 652,
      tax: 37_260,
      taxIncluded: false,
      withoutTax: 252_745,
      grand: 290_657,
    })
  })

  it('recognises a total that includes the tax', () => {
    const sums = invoiceSums({ ...bill, tax_included: true, tax: sar(324), grand_total: sar(2533.97) })
    expect(sums).toMatchObject({ taxIncluded: true, withoutTax: 220_345, grand: 253_397 })
  })

  it('rejects a bill that does not add up', () => {
    expect(() => invoiceSums({ ...bill, grand_total: sar(2906.58) })).toThrow(RangeError)
  })
})

describe('the tax of each line', () => {
  it('splits tax so that lines add up where separate rounding would not', () => {
    const lines = taxedLines([2, 2, 2].map(halalas), basisPoints(1_500), false)
    expect(lines.map(({ tax }) => tax)).toEqual([0, 1, 0])
    expect(lines.map(({ gross }) => gross)).toEqual([2, 3, 2])
  })

  it('splits exactly the tax of all lines, added or included', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }).map(halalas))
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 3_000 }),
        fc.boolean(),
        (subtotals, points, included) => {
          const rate = basisPoints(points)
          const lines = taxedLines(subtotals, rate, included)
          const whole = (included ? percentWithin : percentOf)(add(...subtotals), rate)
          expect(add(...lines.map(({ tax }) => tax))).toBe(whole)
          for (const { net, tax, gross } of lines) {
            expect(Number(tax)).toBeGreaterThanOrEqual(0)
            expect(add(net, tax)).toBe(gross)
          }
        },
      ),
    )
  })
})
