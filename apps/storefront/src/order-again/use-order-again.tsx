import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'
import { toast } from '@zayy/ui/toast'
import { type ReactNode, useState } from 'react'
import { cartProductOf } from '../cart-state/cart-product.ts'
import { cartStore, openCart, putInCart } from '../cart-state/store/cart-store.ts'
import { useOrderAgainMessages } from './order-again-messages.ts'
import { OrderedAgainNotice } from './ordered-again-notice.tsx'
import { type Reorder, reorder } from './reorder.ts'
import { undoReorder } from './undo-reorder.ts'

/** Says something above the cart's lines; null: no longer. */
function tellInCart(notice: ReactNode): void {
  cartStore.setState({ notice })
}

/**
 * Puts the pieces of an order into the cart again, and says what is no longer as it was: here, and above the cart's lines.
 * @returns `loading`: the id of the order that is being put in; `notice`: what became of the latest, or null
 */
export function useOrderAgain(client: ShopClient) {
  const messages = useOrderAgainMessages()
  const [loading, setLoading] = useState<number | null>(null)
  const [notice, setNotice] = useState<ReactNode>(null)

  function tell({ items, changes }: Reorder, undo: () => void) {
    const close = () => {
      setNotice(null)
      tellInCart(null)
    }
    const undoHere = () => {
      undo()
      tellInCart(null)
    }
    // Of two orders after each other, each is told anew.
    const told = { items, changes, onClose: close }
    const key = crypto.randomUUID()
    setNotice(<OrderedAgainNotice key={key} {...told} leadsToCart onUndo={undoHere} />)
    tellInCart(items.length > 0 ? <OrderedAgainNotice key={key} {...told} onUndo={undo} /> : null)
  }

  /** @param load fetches the bill of the order */
  async function orderAgain(id: number, load: () => Promise<Bill>) {
    if (loading !== null) return
    setLoading(id)
    setNotice(null)
    try {
      const bill = await load()
      const ids = bill.products.map((product) => product.id).join()
      const { data: products } = await client.catalog.cartProducts({ ids })
      openCart()
      const before = cartStore.getState().items
      const again = reorder(bill, products.map(cartProductOf), before)
      again.items.forEach(putInCart)
      tell(again, () =>
        cartStore.setState(({ items }) => ({ items: undoReorder(items, again.items, before) })),
      )
    } catch (thrown) {
      const { status, message } = failureOf(thrown)
      const told = status > 0 && status < 500 && message !== ''
      void toast(told ? message : messages.failed, 'error', undefined, 'order-again')
    } finally {
      setLoading(null)
    }
  }

  return { orderAgain, loading, notice }
}
