/** A cart has one line per product; a line holds colours, and each colour its sizes with quantities. */

import type { Sar } from '../money.ts'

/** The chosen quantities of one product. It never holds a quantity of 0, a colour without sizes, or a colour or size twice. */
export type Selection = { color_id: number; sizes: { size_id: number; quantity: number }[] }[]

/** A cart line as stored in local storage under `cart` (spec, 3). Prices are SAR as the API returned them. */
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

/** Replaces the line of the same product, or appends (spec, 4). */
export function putItem(items: readonly CartItem[], item: CartItem): CartItem[] {
  const { product_id } = item.selectedProduct
  const index = items.findIndex((other) => other.selectedProduct.product_id === product_id)
  return index < 0 ? [...items, item] : items.with(index, item)
}

export function removeItem(items: readonly CartItem[], productId: number): CartItem[] {
  return items.filter((item) => item.selectedProduct.product_id !== productId)
}
