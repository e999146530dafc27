import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import type { CheckoutView } from './checkout-view.ts'

export type CheckoutProps = {
  client: ShopClient
  view: CheckoutView
  /** The cart's lines; null until it has been read from the browser. */
  items: readonly CartItem[] | null
  /** With the bill of a guest, or the id of a customer's order, and the API's message; only after the order is placed. */
  onPlaced: (placed: Bill | number, message: string) => void
}
