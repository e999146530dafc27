import { sar } from '../../money.ts'
import type { CartItem } from '../cart.ts'

/** Returns a line of a cart with a product in one colour and size. */
export const cartItem = (id: number, quantity = 1): CartItem => ({
  product: {
    id,
    name: `p${id}`,
    image: '',
    category: { name: '' },
    pieces: [{ from: 1, to: 9, price: sar(5) }],
  },
  selectedProduct: { product_id: id, colors: [{ color_id: 1, sizes: [{ size_id: 1, quantity }] }] },
})
