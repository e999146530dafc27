import { inTransaction } from '@zayy/database/in-transaction'
import { creditNotes } from '@zayy/database/schema/order-changes'
import { paymentRefunds, payments } from '@zayy/database/schema/payments'
import type { Halalas } from '@zayy/domain/money'
import { RESTARTED } from '@zayy/platform/jobs/enqueue'
import { jobs } from '@zayy/platform/jobs/jobs-table'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { addJob } from '../add-job.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { createRefund, type RefundRefusal } from './refund-queries.ts'

/**
 * `left`: the refundable rest; `elsewhere`: refunded in the gateway's dashboard, to be recorded first by a
 * refund of exactly that amount; `underWay`: an earlier refund is not settled.
 */
type RefundRequested = { kind: 'asked'; amount: Halalas } | RefundRefusal

/**
 * Queues a refund of a card payment, because only the server knows the gateway. Creates the refund at once, so that concurrent
 * or repeated requests get `underWay`; they also make the job retry at once.
 * @param request `amount` null: all that is left; `key` identifies this refund; `reason` is for the credit note, `by` for the
 *   audit trail
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
): Promise<RefundRequested> {
  return await inTransaction(database, async (transaction): Promise<RefundRequested> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'notPaid' }
    return await requestRefundIn(transaction, order.id, { amount, key, reason, by })
  })
}

/** Like `requestRefund`, in a transaction that holds the order's lock. */
export async function requestRefundIn(
  transaction: Transaction,
  orderId: number,
  { amount, key, reason, by }: { amount: Halalas | null; key: string; reason: string; by: string },
): Promise<RefundRequested> {
  if (await retryRefund(transaction, orderId)) return { kind: 'underWay' }
  const created = await createRefund(transaction, { orderId, amount, key, leaseS: 0 })
  if (created.kind !== 'started') return created
  const { amount: refundAmount } = created.refund
  await addJob(
    transaction,
    'refund-payment',
    { orderId, amount: refundAmount, refundKey: key, reason, by },
    key,
  )
  return { kind: 'asked', amount: refundAmount }
}

/**
 * Restarts the job of the unsettled refund of an order, even if it was given up, unless a server is running it.
 * @returns whether there is one
 */
async function retryRefund(transaction: Transaction, orderId: number): Promise<boolean> {
  const [pending] = await transaction
    .select({ key: paymentRefunds.key, isIdle: sql`${paymentRefunds.leaseEndsAt} < now()`.mapWith(Boolean) })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(paymentRefunds.state, 'started')))
  if (pending?.isIdle)
    await transaction
      .update(jobs)
      .set(RESTARTED)
      .where(eq(jobs.key, `refund-payment:${pending.key}`))
  return pending !== undefined
}

/** @property creditNote smaller than the refund, or null, if the shop held more than the invoice's total */
type FoundRefund = {
  state: 'started' | 'done' | 'refused'
  creditNote: { number: number; total: Halalas } | null
}

/** Returns the state of a refund by its key; undefined until a server has started it. */
export async function findRefund(database: Database, key: string): Promise<FoundRefund | undefined> {
  const [refund] = await database
    .select({
      state: paymentRefunds.state,
      creditNote: { number: creditNotes.number, total: creditNotes.total },
    })
    .from(paymentRefunds)
    .leftJoin(creditNotes, eq(creditNotes.number, paymentRefunds.creditNote))
    .where(eq(paymentRefunds.key, key))
  return refund
}
