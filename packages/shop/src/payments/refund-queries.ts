import { inTransaction } from '@zayy/database/in-transaction'
import { paymentRefunds, payments } from '@zayy/database/schema/payments'
import { pick } from '@zayy/database/sql/pick'
import { add, type Halalas, subtract, ZERO } from '@zayy/domain/money'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { lockOrder } from '../orders/lock-order.ts'
import { type CardRefund, recordCardRefund, sumHeld } from '../orders/record-refund.ts'
import { dashboardRefundsOf, recordGatewayRefunds, selectRefundable } from './find-dashboard-refunds.ts'

/** Lease of a started refund in seconds: longer than two requests to the gateway. */
const LEASE_S = 30

/**
 * Seconds before a refund whose answer was lost may be requested again: the gateway takes no idempotency key
 * and would refund twice.
 */
const RETRY_AFTER_S = 120

/**
 * @property refundedBefore sum refunded of the payment before this refund
 * @property gatewayRefunded sum last reported by the gateway; if it exceeds `refundedBefore`, the refund only records a refund
 *   made in the dashboard
 * @property leaseEndsAt identifies the lease; a new owner gets another one
 */
export type StartedRefund = {
  key: string
  paymentId: number
  chargeId: string
  amount: Halalas
  refundedBefore: Halalas
  gatewayRefunded: Halalas
  leaseEndsAt: Date
}

/** SQL: a moment `seconds` from now, truncated to milliseconds to compare equal in JavaScript. */
const inSeconds = (seconds: number) =>
  sql`date_trunc('milliseconds', now() + ${seconds} * interval '1 second')`

/** Why a refund was not created. */
export type RefundRefusal =
  | { kind: 'notPaid' | 'underWay' }
  | { kind: 'tooMuch'; left: Halalas }
  | { kind: 'elsewhere'; amount: Halalas }

/** Why a refund was not started, or that it was done before. */
export type NotStarted =
  | { kind: 'done'; amount: Halalas }
  | { kind: 'otherContent' | 'refused' }
  | RefundRefusal

/**
 * Creates a refund or resumes it, before the gateway is called, so that a retry repeats the same refund.
 * @param request `amount` null: all that is left
 */
export async function startRefund(
  database: Database,
  { orderId, amount, key }: { orderId: number; amount: Halalas | null; key: string },
): Promise<{ kind: 'started'; refund: StartedRefund } | NotStarted> {
  return await inTransaction(database, async (transaction) => {
    await lockOrder(transaction, { id: orderId })
    const acquired = await acquireRefund(transaction, key)
    if (acquired) return resumeRefund(acquired, orderId, amount)
    return await createRefund(transaction, { orderId, amount, key, leaseS: LEASE_S })
  })
}

/**
 * Creates a refund. The transaction must hold the order's lock.
 * @param request `amount` null: all that is left; `leaseS`: seconds of the lease; 0: anyone may take it
 */
export async function createRefund(
  transaction: Transaction,
  { orderId, amount, key, leaseS }: { orderId: number; amount: Halalas | null; key: string; leaseS: number },
): Promise<{ kind: 'started'; refund: StartedRefund } | RefundRefusal> {
  const payment = await selectRefundable(transaction, eq(payments.orderId, orderId))
  if (!payment?.chargeId) return { kind: 'notPaid' }
  const left = subtract(payment.amount, payment.refunded)
  const given = amount ?? left
  const elsewhere = dashboardRefundsOf(payment)
  if (given > left) return { kind: 'tooMuch', left }
  if (elsewhere > ZERO && given !== elsewhere) return { kind: 'elsewhere', amount: elsewhere }
  const [started] = await transaction
    .insert(paymentRefunds)
    .values({
      key,
      paymentId: payment.id,
      amount: given,
      refundedBefore: payment.refunded,
      leaseEndsAt: inSeconds(leaseS),
    })
    .onConflictDoNothing()
    .returning({ leaseEndsAt: paymentRefunds.leaseEndsAt })
  // Another refund of this payment is unsettled.
  if (!started) return { kind: 'underWay' }
  const { id: paymentId, chargeId, refunded: refundedBefore, gatewayRefunded } = payment
  return {
    kind: 'started',
    refund: { key, paymentId, chargeId, amount: given, refundedBefore, gatewayRefunded, ...started },
  }
}

/** Finds a refund by key and takes its lease if that has ended. */
async function acquireRefund(transaction: Transaction, key: string) {
  const [acquired] = await transaction
    .select({
      refund: paymentRefunds,
      ...pick(payments, 'orderId', 'chargeId', 'gatewayRefunded'),
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.key, key))
  if (!acquired) return undefined
  const [taken] = await transaction
    .update(paymentRefunds)
    .set({ leaseEndsAt: inSeconds(LEASE_S) })
    .where(and(eq(paymentRefunds.key, key), eq(paymentRefunds.state, 'started'), sql`lease_ends_at <= now()`))
    .returning({ leaseEndsAt: paymentRefunds.leaseEndsAt })
  return { ...acquired, taken }
}

type AcquiredRefund = NonNullable<Awaited<ReturnType<typeof acquireRefund>>>

function resumeRefund(
  { refund, chargeId, gatewayRefunded, taken, orderId: knownOrder }: AcquiredRefund,
  orderId: number,
  amount: Halalas | null,
): { kind: 'started'; refund: StartedRefund } | NotStarted {
  if (knownOrder !== orderId || (amount !== null && amount !== refund.amount)) return { kind: 'otherContent' }
  if (refund.state === 'done') return { kind: 'done', amount: refund.amount }
  if (refund.state === 'refused') return { kind: 'refused' }
  return taken && chargeId !== null
    ? { kind: 'started', refund: { ...refund, chargeId, gatewayRefunded, ...taken } }
    : { kind: 'underWay' }
}

/**
 * Records that the gateway is being called for a refund.
 * @returns false if it must not be called: another server owns the refund, or it was called recently and may
 *   still answer
 */
export async function markRequested(database: Database, refund: StartedRefund): Promise<boolean> {
  const mayRetry = sql`coalesce(${paymentRefunds.askedAt} < now() - ${RETRY_AFTER_S} * interval '1 second', true)`
  const marked = await database
    .update(paymentRefunds)
    .set({ askedAt: sql`now()` })
    .where(and(ownRefund(refund), mayRetry))
    .returning({ key: paymentRefunds.key })
  return marked.length === 1
}

/** SQL: the refund, if its lease is still held. */
function ownRefund({ key, leaseEndsAt }: StartedRefund) {
  const { key: keyColumn, state, leaseEndsAt: leaseColumn } = paymentRefunds
  return and(eq(keyColumn, key), eq(state, 'started'), eq(leaseColumn, leaseEndsAt))
}

/** Records a refund that the gateway has made, with a credit note for the invoiced part. */
export async function finishRefund(
  database: Database,
  orderId: number,
  { key, paymentId, amount, refundedBefore }: StartedRefund,
  why: Pick<CardRefund, 'reason' | 'by'>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockOrder(transaction, { id: orderId })
    const [finished] = await transaction
      .update(paymentRefunds)
      .set({ state: 'done' })
      .where(and(eq(paymentRefunds.key, key), eq(paymentRefunds.state, 'started')))
      .returning({ key: paymentRefunds.key })
    if (!finished) return
    const paid = await transaction
      .select({ amount: payments.amount, refunded: payments.refunded })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'paid')))
    await transaction
      .update(payments)
      .set({ refunded: add(refundedBefore, amount) })
      .where(eq(payments.id, paymentId))
    const creditNote = await recordCardRefund(transaction, orderId, { amount, held: sumHeld(paid), ...why })
    await transaction.update(paymentRefunds).set({ creditNote }).where(eq(paymentRefunds.key, key))
  })
}

/**
 * Records that a refund failed, so that another may be requested.
 * @param total sum of all refunds of the payment as reported by the gateway: more than the shop knows after a
 *   refund in its dashboard, less than before if one failed there
 */
export async function refuseRefund(
  database: Database,
  orderId: number,
  { key, paymentId, gatewayRefunded }: StartedRefund,
  total: Halalas,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockOrder(transaction, { id: orderId })
    const refused = await transaction
      .update(paymentRefunds)
      .set({ state: 'refused' })
      .where(and(eq(paymentRefunds.key, key), eq(paymentRefunds.state, 'started')))
      .returning({ key: paymentRefunds.key })
    if (refused.length === 0) return
    // Skipped if the gateway has reported another sum since.
    if (total < gatewayRefunded)
      await transaction
        .update(payments)
        .set({ gatewayRefunded: total })
        .where(and(eq(payments.id, paymentId), eq(payments.gatewayRefunded, gatewayRefunded)))
    await recordGatewayRefunds(transaction, { id: paymentId, orderId }, total)
  })
}

/** Ends the lease of a refund with unknown result, so that a retry can take it at once. */
export async function releaseRefund(database: Database, refund: StartedRefund): Promise<void> {
  await database
    .update(paymentRefunds)
    .set({ leaseEndsAt: inSeconds(0) })
    .where(ownRefund(refund))
}
