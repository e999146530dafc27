import { halalas, type Sar, sar, toSar } from '@zayy/domain/money'
import { describe, expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'

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

describe('the totals of a cart', () => {
  it('adds up to the halala, with a fee for each product', () => {
    const totals = cartTotals(cart, welcome, halalas(20_00), { percent: 15, included: false })
    expect(totals.pieces).toBe(127)
    expect([totals.beforeTiers, totals.saving, totals.items].map(toSar)).toEqual([5945, 835, 5110])
    expect([totals.coupon, totals.shipping, totals.tax, totals.grand].map(toSar)).toEqual([
      511, 60, 689.85, 5348.85,
    ])
  })

  it('does not add a tax that the prices contain', () => {
    const totals = cartTotals(cart, null, halalas(20_00), { percent: 15, included: true })
    expect([totals.tax, totals.grand].map(toSar)).toEqual([666.52, 5170])
  })
})
