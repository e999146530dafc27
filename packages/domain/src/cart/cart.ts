/** "One line for each product; what was chosen of it is colours, and of each colour sizes with their pieces." */

import type { Sar } from '../money.ts'

/** What was chosen of one product. It never holds a quantity of 0, a colour without sizes, or a colour or size twice. */
export type Selection = { color_id: number; sizes: { size_id: number; quantity: number }[] }[]

/** A line of the cart, as local storage keeps it under the key `cart` (spec, 3). Prices are SAR as the API gave them. */
export type CartItem = {
  product: {
    id: number
    name: string
    image: string
    category: { name: string }
    pieces: { from: number; to: number; price: Sar }[]
  }
  selectedProduct: { product_id: number; colors: Selection }
}

/** Replaces the line of the same product, otherwise appends (spec, 4). */
export function putItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const { product_id } = item.selectedProduct
  const index = items.findIndex((other) => other.selectedProduct.product_id === product_id)
  return index < 0 ? [...items, item] : items.with(index, item)
}

/** Removes a product's line; an unknown product changes nothing. */
export function removeItem(items: readonly CartItem[], productId: number): CartItem[] {
  return items.filter((item) => item.selectedProduct.product_id !== productId)
}
