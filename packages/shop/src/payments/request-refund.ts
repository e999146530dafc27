import { inTransaction } from '@zayy/database/in-transaction'
import { paymentRefunds, payments } from '@zayy/database/schema/payments'
import type { Halalas } from '@zayy/domain/money'
import { jobs } from '@zayy/platform/jobs/jobs-table'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { createRefund, type RefundRefusal } from './refund-queries.ts'

/**
 * What came of asking for a refund. `left`: the most that can be given back; `elsewhere`: so much went back in the gateway's dashboard, and
 * is recorded first, by a refund of exactly that; `underWay`: one was asked for before, and is not settled.
 */
export type RefundAsked = { kind: 'asked'; amount: Halalas } | RefundRefusal

/**
 * Asks for money of a card order to be given back: a job of the server does it, which alone knows the gateway. The refund is noted down
 * at once, so that of two people who ask at the same time, or of one who asks again because no server has answered, one is told that it is
 * under way; the job is then tried again at once.
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
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'notPaid' }
    if (await retryRefund(transaction, order.id)) return { kind: 'underWay' }
    const noted = await createRefund(transaction, { orderId: order.id, amount, key, leaseS: 0 })
    if (noted.kind !== 'started') return noted
    const { amount: given } = noted.refund
    await addJob(
      transaction,
      'refund-payment',
      { orderId: order.id, amount: given, refundKey: key, reason, by },
      key,
    )
    return { kind: 'asked', amount: given }
  })
}

/**
 * Has a refund of the order that is not settled tried again at once, also where it was given up, unless a server is at it.
 * @returns whether there is one
 */
async function retryRefund(transaction: Transaction, orderId: number): Promise<boolean> {
  const [waiting] = await transaction
    .select({ key: paymentRefunds.key, isIdle: sql`${paymentRefunds.leaseEndsAt} < now()`.mapWith(Boolean) })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(paymentRefunds.state, 'started')))
  if (waiting?.isIdle)
    await transaction
      .update(jobs)
      .set({ runAt: sql`now()`, failedAt: null })
      .where(eq(jobs.key, `refund-payment:${waiting.key}`))
  return waiting !== undefined
}
