import { add, type Halalas, subtract, toDecimal, ZERO } from '@zayy/domain/money'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Transaction } from '@zayy/platform/postgres/database'
import { selectRefunded } from './credit-note-queries.ts'
import { lockOrder } from './lock-order.ts'
import { recordRefund } from './record-refund.ts'

/**
 * @property amount what went back
 * @property held what the shop held of the order's card payments before
 * @property reason as the credit note says it, 1 to 200 characters
 * @property by who does it, for the audit trail
 */
export type CardRefund = { amount: Halalas; held: Halalas; reason: string; by: string }

/**
 * Writes down that money of a card order went back. An order that was paid twice gets what is too much back first: that was never
 * invoiced, so there is no credit note over it, and the order stays paid.
 * @returns the number of the credit note; null where there is none
 */
export async function recordCardRefund(
  transaction: Transaction,
  orderId: number,
  { amount, held, reason, by }: CardRefund,
): Promise<number | null> {
  const order = await lockOrder(transaction, { id: orderId })
  if (!order) return null
  const left = subtract(order.grandTotal, await selectRefunded(transaction, orderId))
  const surplus = held > left ? subtract(held, left) : ZERO
  const beyond = amount < surplus ? amount : surplus
  if (beyond > ZERO) {
    const details = { creditNote: null, amount: toDecimal(beyond), reason }
    await recordChange(transaction, { by, action: 'order.refund', subject: order.code, details })
  }
  if (amount === beyond) return null
  const recorded = await recordRefund(transaction, orderId, { amount: subtract(amount, beyond), reason, by })
  return recorded.kind === 'refunded' ? recorded.number : null
}

/** What is held of payments, of each of which a part may have gone back. */
export function heldOf(payments: readonly { amount: Halalas; refunded: Halalas }[]): Halalas {
  return payments.reduce((held, { amount, refunded }) => add(held, subtract(amount, refunded)), ZERO)
}
