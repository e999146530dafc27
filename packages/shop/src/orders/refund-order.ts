import { inTransaction } from '@zayy/database/in-transaction'
import type { Database } from '@zayy/platform/postgres/database'
import { lockOrder } from './lock-order.ts'
import { type GivenBack, type RefundRecorded, recordRefund } from './record-refund.ts'

export type OrderRefund = GivenBack & { code: string }

/** `card`: the money goes back through the payment gateway, which is asked by `requestRefund`. */
export type OrderRefunded = RefundRecorded | { kind: 'card'; code: string }

/** Writes down that money of an order that was paid by bank transfer was given back, whole or in part, by a transfer. */
export async function refundOrder(
  database: Database,
  { code, ...given }: OrderRefund,
): Promise<OrderRefunded> {
  return await inTransaction(database, async (transaction): Promise<OrderRefunded> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    if (order.paymentMethod === 1) return { kind: 'card', code: order.code }
    return await recordRefund(transaction, order.id, given)
  })
}
