import { failureOf } from '@zayy/contract/failure'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { Bill } from '@zayy/contract/types'

/** For so long after an order its invoice begins with thanks: who comes back from paying by card is thanked too. */
const NEW_FOR_MS = 30 * 60_000

/** A bill of the customer's own, or null where they have none of that number. */
export type CustomerBill = { bill: Bill; isNew: boolean } | { bill: null }

/** Loads the bill of one of the customer's orders. Another's is as unknown as one that never was. */
export async function loadCustomerBill(client: ShopClient, id: number): Promise<CustomerBill> {
  try {
    const { data: bill } = await client.orders.get({ id })
    return { bill, isNew: Date.now() - Date.parse(bill.created_at) < NEW_FOR_MS }
  } catch (thrown) {
    if (failureOf(thrown).status === 404) return { bill: null }
    throw thrown
  }
}
