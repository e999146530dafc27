import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, type Halalas, halalas, subtract, ZERO } from '../money.ts'
import { creditNoteSums } from './credit-note-sums.ts'

const invoice = { grandTotal: halalas(11_500), tax: halalas(1_500), refunded: ZERO }

test.each([
  [0, 11_500, 1_500],
  [0, 1_150, 150],
  [0, 1, 0],
  [0, 4, 1],
  [11_499, 1, 0],
  [5_750, 5_750, 750],
])('after a refund of %i, a credit note over %i has tax %i', (refunded, total, tax) => {
  expect(creditNoteSums({ ...invoice, refunded: halalas(refunded) }, halalas(total))).toEqual({
    total: halalas(total),
    tax: halalas(tax),
  })
})

test.each([
  [0, 0],
  [0, 11_501],
  [11_500, 1],
  [11_499, 2],
])('after a refund of %i, rejects a refund of %i', (refunded, total) => {
  expect(creditNoteSums({ ...invoice, refunded: halalas(refunded) }, halalas(total))).toBeNull()
})

test('splits the exact tax of an invoice over its credit notes, each at most its total', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100 }), (amounts, percent) => {
      const grandTotal = halalas(amounts.reduce((sum, amount) => sum + amount, 0))
      const tax = halalas(Math.floor((amounts.reduce((sum, amount) => sum + amount, 0) * percent) / 200))
      let refunded: Halalas = ZERO
      let given: Halalas = ZERO
      for (const amount of amounts) {
        const note = creditNoteSums({ grandTotal, tax, refunded }, halalas(amount))
        if (!note) throw new Error('refused')
        expect(subtract(note.total, note.tax) >= ZERO).toBe(true)
        refunded = add(refunded, note.total)
        given = add(given, note.tax)
      }
      expect(given).toEqual(tax)
    }),
  )
})
