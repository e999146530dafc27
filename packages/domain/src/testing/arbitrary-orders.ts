/** Random price tiers, coupons and carts for property tests. */

import fc from 'fast-check'
import type { PriceTier } from '../catalog/price-tiers.ts'
import { FEE_UNITS } from '../checkout/delivery-fee.ts'
import { basisPoints, halalas } from '../money.ts'

/** Tiers as an import accepts them: no gaps, no overlaps, prices that never rise. */
export const arbitraryTiers: fc.Arbitrary<PriceTier[]> = fc
  .record({
    least: fc.integer({ min: 1, max: 50 }),
    widths: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 }),
    price: fc.integer({ min: 100, max: 50_000 }),
    drops: fc.array(fc.integer({ min: 0, max: 2_000 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ least, widths, price, drops }) => {
    let from = least
    let now = price
    return widths.map((width, index) => {
      const tier = { from, to: from + width - 1, price: halalas(now) }
      from += width
      now = Math.max(1, now - (drops[index] ?? 0))
      return tier
    })
  })

const arbitraryCoupon = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('fixed' as const),
      amount: fc.integer({ min: 0, max: 500_000 }).map(halalas),
    }),
    fc.record({
      kind: fc.constant('percentage' as const),
      rate: fc.integer({ min: 0, max: 15_000 }).map(basisPoints),
    }),
  ),
)

/** Random input of `orderTotals`: quantities below, in and above their tiers. */
export const arbitraryOrder = fc.record({
  lines: fc.array(fc.record({ tiers: arbitraryTiers, quantity: fc.integer({ min: 1, max: 2_000 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  coupon: arbitraryCoupon,
  delivery: fc.record({
    amount: fc.integer({ min: 0, max: 10_000 }).map(halalas),
    per: fc.constantFrom(...FEE_UNITS),
    freeFrom: fc.option(fc.integer({ min: 0, max: 500_000 }).map(halalas)),
  }),
  taxRate: fc.integer({ min: 0, max: 3_000 }).map(basisPoints),
  taxIncluded: fc.boolean(),
})
