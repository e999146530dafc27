import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeTax } from '../checkout/whole-tax.ts'
import { add, basisPoints, type Halalas, halalas, isTaxWithin, percentOf, subtract, ZERO } from '../money.ts'
import { creditNoteSums } from './credit-note-sums.ts'

const NOTHING = { total: ZERO, tax: ZERO }
const invoice = { grandTotal: halalas(11_500), tax: halalas(1_500), taxRate: basisPoints(1_500) }

test.each([
  [0, 0, 11_500, 1_500],
  [0, 0, 1_150, 150],
  [0, 0, 1, 0],
  [0, 0, 4, 1],
  [11_499, 1_500, 1, 0],
  [11_499, 1_499, 1, 1],
  [5_750, 750, 5_750, 750],
  // Adjusted by a halala; otherwise the last note would be off by 2 halalas, up or down.
  [5_004, 652, 103, 14],
  [5_000, 653, 97, 12],
])('after a refund of %i with tax %i, a credit note of %i has tax %i', (given, givenTax, total, tax) => {
  const refunded = { total: halalas(given), tax: halalas(givenTax) }
  expect(creditNoteSums({ ...invoice, refunded }, halalas(total))).toEqual({
    total: halalas(total),
    tax: halalas(tax),
  })
})

test.each([
  [0, 0],
  [0, 11_501],
  [11_500, 1],
  [11_499, 2],
])('after a refund of %i, rejects a refund of %i', (total, next) => {
  const refunded = { total: halalas(total), tax: ZERO }
  expect(creditNoteSums({ ...invoice, refunded }, halalas(next))).toBeNull()
})

/** Rounded twice, as an order is: its products by a rate in either direction, and its delivery fee. */
const arbitraryInvoice = fc
  .record({
    items: fc.integer({ min: 1, max: 10 ** 7 }).map(halalas),
    shipping: fc.integer({ min: 0, max: 10_000 }).map(halalas),
    rate: fc.constantFrom(0, 500, 1_000, 1_500).map(basisPoints),
  })
  .map(({ items, shipping, rate }) => {
    const tax = percentOf(items, rate)
    const whole = wholeTax({ tax, shipping, taxBasisPoints: rate })
    return { grandTotal: add(items, shipping, tax), tax: whole, taxRate: rate }
  })

test('splits the exact tax of an invoice over its credit notes, each a halala from its rate at most', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 12 })
  fc.assert(
    fc.property(arbitraryInvoice, shares, (given, parts) => {
      let refunded = NOTHING
      const refund = (total: Halalas) => {
        const note = creditNoteSums({ ...given, refunded }, total)
        if (!note) throw new Error('refused')
        expect(note.tax >= ZERO && note.tax <= note.total).toBe(true)
        expect(isTaxWithin(note.tax, note.total, given.taxRate)).toBe(true)
        refunded = { total: add(refunded.total, note.total), tax: add(refunded.tax, note.tax) }
        expect(refunded.tax <= given.tax).toBe(true)
      }
      const left = () => Number(subtract(given.grandTotal, refunded.total))
      for (const part of parts) if (left() > 1) refund(halalas(Math.ceil((left() * part) / 1_001)))
      if (left() > 0) refund(halalas(left()))
      expect(refunded).toEqual({ total: given.grandTotal, tax: given.tax })
    }),
    { numRuns: 300 },
  )
})
