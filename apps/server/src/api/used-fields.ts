import { guestFields } from '@zayy/contract/orders/order-input'
import type { Actor } from './actor.ts'

/** What an order does not use, by who orders: a customer picks a saved address, a guest types one. */
const unused: Record<Actor['kind'], ReadonlySet<string>> = {
  customer: new Set(Object.keys(guestFields)),
  nobody: new Set(['address_id']),
}

/**
 * What was sent to a call without the fields that it does not use of whoever makes it: they are ignored as unknown fields
 * are, so that nothing that is wrong with them refuses an order, or makes another content of its key.
 *
 * @param call its place in the contract, such as `['orders', 'place']`
 */
export function usedFields(call: readonly string[], sent: object, { kind }: Actor): object {
  if (call.join('.') !== 'orders.place') return sent
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !unused[kind].has(name)))
}
