/** "As we ordered it last": the latest order of this product that the customer, or this browser, knows of. */

import type { ShopClient } from '@zayy/contract/shop-client'
import { sharesOfOrder } from '@zayy/domain/cart/shares-of-order'
import { readGuestBill } from '../../../account-state/guest-bill.ts'
import { isSignedIn } from '../../../account-state/login-state.ts'

/** So many of a customer's latest orders are looked into. */
const mostOrders = 5

/**
 * The shares of a product's sizes in the last order of it; null without one. A customer's orders are asked for, one after the
 * other from the latest on; of a guest the browser has the last one.
 */
export async function loadLastRun(
  client: ShopClient,
  product: { id: number; sizes: readonly { id: number }[] },
): Promise<number[] | null> {
  const sharesIn = (bill: { products: Parameters<typeof sharesOfOrder>[0][] } | null) => {
    const ordered = bill?.products.find((candidate) => 'id' in candidate && candidate.id === product.id)
    return ordered ? sharesOfOrder(ordered, product.sizes) : null
  }
  if (isSignedIn()) {
    const { data: orders } = (await client.orders.list({ page: 1 })).data
    for (const { id } of orders.slice(0, mostOrders)) {
      const shares = sharesIn((await client.orders.get({ id })).data)
      if (shares) return shares
    }
  }
  return sharesIn(readGuestBill())
}
