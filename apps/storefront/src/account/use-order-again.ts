import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { toast } from '@zayy/ui/toast'
import { useState } from 'react'
import { cartProductOf } from '../cart-state/cart-product.ts'
import { cartStore, openCart, putInCart } from '../cart-state/store/cart-store.ts'
import { useAccountMessages } from './account-messages.ts'
import { type OrderChange, reorder } from './reorder.ts'

/** What became of an order that was put into the cart again. */
export type OrderedAgain = { id: number; pieces: number; changes: OrderChange[] }

/** Puts the pieces of an order into the cart again, and says what is no longer as it was. */
export function useOrderAgain(client: ShopClient) {
  const messages = useAccountMessages()
  const [loading, setLoading] = useState<number | null>(null)
  const [result, setResult] = useState<OrderedAgain | null>(null)

  async function orderAgain(id: number) {
    if (loading !== null) return
    setLoading(id)
    setResult(null)
    try {
      const { data: bill } = await client.orders.get({ id })
      const ids = bill.products.map((product) => product.id).join()
      const { data: products } = await client.catalog.cartProducts({ ids })
      openCart()
      const { items, changes } = reorder(bill, products.map(cartProductOf), cartStore.getState().items)
      items.forEach(putInCart)
      const pieces = items.reduce((sum, { selectedProduct }) => sum + pieceCount(selectedProduct.colors), 0)
      setResult({ id, pieces, changes })
    } catch (thrown) {
      const { status, message } = failureOf(thrown)
      const told = status > 0 && status < 500 && message !== ''
      void toast(told ? message : messages.again.failed, 'error', undefined, 'order-again')
    } finally {
      setLoading(null)
    }
  }

  return { orderAgain, loading, result, close: () => setResult(null) }
}
