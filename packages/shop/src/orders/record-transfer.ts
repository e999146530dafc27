import { inTransaction } from '@zayy/database/in-transaction'
import { type Halalas, toDecimal, ZERO } from '@zayy/domain/money'
import { paymentRefusal } from '@zayy/domain/orders/order-status'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database } from '@zayy/platform/postgres/database'
import { lockOrder } from './lock-order.ts'
import { recordPayment } from './record-payment.ts'

/**
 * @property amount what arrived
 * @property reference what the bank calls the transfer
 * @property by who does it, for the audit trail
 */
export type Transfer = { code: string; amount: Halalas; reference?: string | undefined; by: string }

export type TransferRecorded =
  | { kind: 'recorded'; code: string }
  | { kind: 'unknown' }
  | { kind: 'refused'; because: 'paidAlready' | 'cancelled' | 'card' }
  | { kind: 'otherAmount'; expected: Halalas }

/** Marks an order paid by a bank transfer that arrived. Only the whole amount pays it. The gateway reports card payments; an order of SAR 0.00 needs none. */
export async function recordTransfer(
  database: Database,
  { code, amount, reference, by }: Transfer,
): Promise<TransferRecorded> {
  return await inTransaction(database, async (transaction): Promise<TransferRecorded> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    const because =
      paymentRefusal(order) ?? (order.paymentMethod === 1 && order.grandTotal > ZERO ? 'card' : null)
    if (because) return { kind: 'refused', because }
    if (amount !== order.grandTotal) return { kind: 'otherAmount', expected: order.grandTotal }
    await recordPayment(transaction, order)
    const details = { amount: toDecimal(amount), reference: reference ?? null }
    await recordChange(transaction, { by, action: 'order.paid', subject: order.code, details })
    return { kind: 'recorded', code: order.code }
  })
}
