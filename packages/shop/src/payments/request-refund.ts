import type { Database } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import { type Halalas, subtract, zero } from '@zayy/domain/money'
import { eq, inArray } from 'drizzle-orm'
import { addJob } from '../jobs/add-job.ts'
import { elsewhereOf } from './find-given-elsewhere.ts'
import { selectRefundable } from './select-refundable.ts'

/**
 * What came of asking for a refund. `left`: the most that can be given back; `elsewhere`: so much went back in the gateway's dashboard, and
 * is recorded first, by a refund of exactly that.
 */
export type RefundAsked =
  | { kind: 'asked'; amount: Halalas }
  | { kind: 'elsewhere'; amount: Halalas }
  | { kind: 'notPaid' }
  | { kind: 'tooMuch'; left: Halalas }

/**
 * Asks for money of a card order to be given back: a job of the server does it, which alone knows the gateway.
 * @param request.code the order's
 * @param request.amount null: all that is left
 * @param request.key of this one refund
 * @param request.reason as the credit note says it; `by`: who asks, for the audit trail
 */
export async function requestRefund(
  database: Database,
  {
    code,
    amount,
    key,
    reason,
    by,
  }: { code: string; amount: Halalas | null; key: string; reason: string; by: string },
): Promise<RefundAsked> {
  return await inTransaction(database, async (transaction): Promise<RefundAsked> => {
    const ofCode = transaction.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
    const payment = await selectRefundable(transaction, inArray(payments.orderId, ofCode))
    if (!payment) return { kind: 'notPaid' }
    const elsewhere = elsewhereOf(payment)
    const left = subtract(payment.amount, payment.refunded)
    if ((amount ?? left) > left) return { kind: 'tooMuch', left }
    const given = amount ?? left
    if (elsewhere > zero && given !== elsewhere) return { kind: 'elsewhere', amount: elsewhere }
    await addJob(
      transaction,
      'refund-payment',
      { orderId: payment.orderId, amount: given, refundKey: key, reason, by },
      key,
    )
    return { kind: 'asked', amount: given }
  })
}
