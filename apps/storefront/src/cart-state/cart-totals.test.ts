import { halalas, toSar } from '@zayy/domain/money'
import { describe, expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'
import { exampleCart, exampleCoupon } from './testing/example-cart.ts'

describe('the totals of a cart', () => {
  it('adds up to the halala, with a fee for each product', () => {
    const totals = cartTotals(
      exampleCart,
      exampleCoupon,
      { amount: halalas(20_00), per: 'product', freeFrom: null },
      { percent: 15, included: false },
    )
    expect(totals.pieces).toBe(127)
    expect([totals.beforeTiers, totals.saving, totals.items].map(toSar)).toEqual([5945, 835, 5110])
    expect([totals.coupon, totals.shipping, totals.tax, totals.grand].map(toSar)).toEqual([
      511, 60, 689.85, 5348.85,
    ])
  })

  it('does not add a tax that the prices contain', () => {
    const totals = cartTotals(
      exampleCart,
      null,
      { amount: halalas(20_00), per: 'product', freeFrom: null },
      { percent: 15, included: true },
    )
    expect([totals.tax, totals.grand].map(toSar)).toEqual([666.52, 5170])
  })
})
