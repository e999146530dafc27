import { halalas, type Sar, sar, toSar } from '@zayy/domain/money'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '../cart-state/cart-totals.ts'
import { readServerTotals, withServerTotals } from './server-totals.ts'

const item = (id: number, quantity: number, pieces: { from: number; to: number; price: Sar }[]) => ({
  product: { id, name: `p${id}`, image: '/i.webp', category: { name: 'c' }, pieces },
  selectedProduct: { product_id: id, colors: [{ color_id: id * 10, sizes: [{ size_id: 1, quantity }] }] },
})

/** The cart of the design's checkout: 127 pieces of three products. */
const cart = [
  item(1, 47, [
    { from: 10, to: 19, price: sar(55) },
    { from: 20, to: 49, price: sar(50) },
    { from: 50, to: 1000, price: sar(45) },
  ]),
  item(2, 60, [
    { from: 1, to: 49, price: sar(48) },
    { from: 50, to: 1000, price: sar(38) },
  ]),
  item(3, 20, [{ from: 1, to: 1000, price: sar(24) }]),
]
const welcome = { code: 'WELCOME10', type: '1', amount: 10 } as const

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
      cartTotals(cart, welcome, halalas(20_00), { percent: 15, included: false }),
      totals,
    )
    expect([shown.beforeTiers, shown.items, shown.grand].map(toSar)).toEqual([6000, 5200, 5457])
    expect(shown.pieces).toBe(127)
  })

  it.each([undefined, null, 'x', {}, { ...answer, tax: '702' }])('are not read from %j', (data) => {
    expect(readServerTotals(data)).toBeNull()
  })
})
