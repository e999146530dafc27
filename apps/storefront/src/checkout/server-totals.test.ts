import { halalas, toSar } from '@zayy/domain/money'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '../cart-state/cart-totals.ts'
import { exampleCart, exampleCoupon } from '../cart-state/testing/example-cart.ts'
import { readServerTotals, withServerTotals } from './server-totals.ts'

describe('the figures of a 409', () => {
  const answer = {
    items_total: 5200,
    saving: 800,
    coupon_value: 520,
    shipping: 75,
    tax: 702,
    grand_total: 5457,
  }

  it('take the place of the cart’s own', () => {
    const totals = readServerTotals(answer)
    if (!totals) throw new Error('the sums were not read')
    const shown = withServerTotals(
      cartTotals(exampleCart, exampleCoupon, halalas(20_00), { percent: 15, included: false }),
      totals,
    )
    expect([shown.beforeTiers, shown.items, shown.grand].map(toSar)).toEqual([6000, 5200, 5457])
    expect(shown.pieces).toBe(127)
  })

  it.each([undefined, null, 'x', {}, { ...answer, tax: '702' }])('are not read from %j', (data) => {
    expect(readServerTotals(data)).toBeNull()
  })
})
