import type { ShopClient } from '@zayy/contract/shop-client'
import type { CartItem } from '@zayy/domain/cart/cart'
import type { CheckoutView } from './checkout-view.ts'
import type { OnPlaced } from './use-place-order.ts'

export type CheckoutProps = {
  client: ShopClient
  view: CheckoutView
  /** The cart's lines; null until it has been read from the browser. */
  items: readonly CartItem[] | null
  onPlaced: OnPlaced
}
