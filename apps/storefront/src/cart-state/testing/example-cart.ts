import { type Sar, sar } from '@zayy/domain/money'

const item = (id: number, quantity: number, pieces: { from: number; to: number; price: Sar }[]) => ({
  product: { id, name: `p${id}`, image: '/i.webp', category: { name: 'c' }, pieces },
  selectedProduct: { product_id: id, colors: [{ color_id: id * 10, sizes: [{ size_id: 1, quantity }] }] },
})

/** The cart of the design's checkout: 127 pieces of three products, SAR 5,945 before and 5,110 after the price tiers. */
export const exampleCart = [
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

/** A coupon of 10 %. */
export const exampleCoupon = { code: 'WELCOME10', type: '1', amount: 10 } as const
