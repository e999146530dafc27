import type { CartItem } from '@zayy/domain/cart/cart'
import { findCartItem } from '../cart-state/cart-product.ts'

/**
 * The cart as it was before an order was put into it again. What was changed or taken out since then stays so.
 * @param added what the order put in
 * @param before the cart until then
 */
export function undoReorder(
  cart: readonly CartItem[],
  added: readonly CartItem[],
  before: readonly CartItem[],
): CartItem[] {
  return cart.flatMap((item) => {
    const { id } = item.product
    if (!isSameSelection(item, findCartItem(added, id))) return [item]
    return findCartItem(before, id) ?? []
  })
}

/** Whether a line has the same pieces as another. */
export function isSameSelection(item: CartItem, other: CartItem | undefined): boolean {
  return JSON.stringify(item.selectedProduct) === JSON.stringify(other?.selectedProduct)
}
