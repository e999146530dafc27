import { inTransaction } from '@zayy/database/in-transaction'
import { paymentRefunds, payments } from '@zayy/database/schema/payments'
import { add, type Halalas, subtract, ZERO } from '@zayy/domain/money'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import { lockOrder } from '../orders/lock-order.ts'
import { type CardRefund, sumHeld, recordCardRefund } from '../orders/record-refund.ts'
import { dashboardRefundsOf } from './find-dashboard-refunds.ts'
import { recordGatewayRefunds } from './record-gateway-refunds.ts'
import { selectRefundable } from './select-refundable.ts'

/** How long a refund belongs to whoever started it, in seconds: longer than two requests to the gateway. */
const LEASE_S = 30

/**
 * How long the gateway may take over a refund whose answer was lost, in seconds: it takes no key, so that one that is asked for again
 * before would be given twice.
 */
const UNDECIDED_S = 120

/**
 * A refund that was started, and what had been given back of its payment before.
 * @property told what the gateway was last known to say; where that is more than `refundedBefore`, the refund only records what went back
 *   in its dashboard
 * @property leaseEndsAt until when it belongs to whoever holds this: who takes it over gets another moment
 */
export type StartedRefund = {
  key: string
  paymentId: number
  chargeId: string
  amount: Halalas
  refundedBefore: Halalas
  told: Halalas
  leaseEndsAt: Date
}

/** In so many seconds, to the millisecond, as JavaScript compares it. */
const inSeconds = (seconds: number) =>
  sql`date_trunc('milliseconds', now() + ${seconds} * interval '1 second')`

/** Why a new refund is not noted down. */
export type RefundRefusal =
  | { kind: 'notPaid' | 'underWay' }
  | { kind: 'tooMuch'; left: Halalas }
  | { kind: 'elsewhere'; amount: Halalas }

/** Why a refund is not started, or that it was given before. */
export type NotStarted =
  | { kind: 'done'; amount: Halalas }
  | { kind: 'otherContent' | 'refused' }
  | RefundRefusal

/**
 * Notes a refund down before the gateway is asked for it, so that one that is tried again is the same one.
 * @param amount null: all that is left
 */
export async function startRefund(
  database: Database,
  { orderId, amount, key }: { orderId: number; amount: Halalas | null; key: string },
): Promise<{ kind: 'started'; refund: StartedRefund } | NotStarted> {
  return await inTransaction(database, async (transaction) => {
    await lockOrder(transaction, { id: orderId })
    const known = await takeKnown(transaction, key)
    if (known) return againOf(known, orderId, amount)
    return await createRefund(transaction, { orderId, amount, key, leaseS: LEASE_S })
  })
}

/**
 * Notes a new refund down, in a transaction that holds the order.
 * @param noted.amount null: all that is left
 * @param noted.leaseS for so many seconds it belongs to who notes it down; 0: to the first who takes it up
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
  // Another refund of this payment was started, and it is not known what came of it.
  if (!started) return { kind: 'underWay' }
  const { id: paymentId, chargeId, refunded: refundedBefore, gatewayRefunded: told } = payment
  return {
    kind: 'started',
    refund: { key, paymentId, chargeId, amount: given, refundedBefore, told, ...started },
  }
}

/** A refund of this key, and whether it now belongs to who asks: its lease is over. */
async function takeKnown(transaction: Transaction, key: string) {
  const [known] = await transaction
    .select({
      refund: paymentRefunds,
      orderId: payments.orderId,
      chargeId: payments.chargeId,
      told: payments.gatewayRefunded,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.key, key))
  if (!known) return undefined
  const [taken] = await transaction
    .update(paymentRefunds)
    .set({ leaseEndsAt: inSeconds(LEASE_S) })
    .where(and(eq(paymentRefunds.key, key), eq(paymentRefunds.state, 'started'), sql`lease_ends_at <= now()`))
    .returning({ leaseEndsAt: paymentRefunds.leaseEndsAt })
  return { ...known, taken }
}

type Known = NonNullable<Awaited<ReturnType<typeof takeKnown>>>

function againOf(
  { refund, chargeId, told, taken, orderId: knownOrder }: Known,
  orderId: number,
  amount: Halalas | null,
): { kind: 'started'; refund: StartedRefund } | NotStarted {
  if (knownOrder !== orderId || (amount !== null && amount !== refund.amount)) return { kind: 'otherContent' }
  if (refund.state === 'done') return { kind: 'done', amount: refund.amount }
  if (refund.state === 'refused') return { kind: 'refused' }
  return taken && chargeId !== null
    ? { kind: 'started', refund: { ...refund, chargeId, told, ...taken } }
    : { kind: 'underWay' }
}

/**
 * Notes down that the gateway is asked to give a refund now.
 * @returns false where it must not be asked: another has taken the refund over, or it was asked a moment ago and may still be at it
 */
export async function markRequested(database: Database, refund: StartedRefund): Promise<boolean> {
  const isDecided = sql`coalesce(${paymentRefunds.askedAt} < now() - ${UNDECIDED_S} * interval '1 second', true)`
  const noted = await database
    .update(paymentRefunds)
    .set({ askedAt: sql`now()` })
    .where(and(ownRefund(refund), isDecided))
    .returning({ key: paymentRefunds.key })
  return noted.length === 1
}

/** SQL: the refund, as long as nobody else has taken it over. */
function ownRefund({ key, leaseEndsAt }: StartedRefund) {
  const { key: itsKey, state, leaseEndsAt: itsLease } = paymentRefunds
  return and(eq(itsKey, key), eq(state, 'started'), eq(itsLease, leaseEndsAt))
}

/**
 * Writes down that the gateway gave a refund, with the credit note over what of it was invoiced.
 */
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
 * Writes down that a refund came to nothing, and that another may be asked for.
 * @param total what the gateway says was given back of the payment in all: more than the shop knows where somebody used its dashboard, less
 *   than it said before where that came to nothing
 */
export async function refuseRefund(
  database: Database,
  orderId: number,
  { key, paymentId, told }: StartedRefund,
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
    // Unless the gateway has said something else since this refund was started.
    if (total < told)
      await transaction
        .update(payments)
        .set({ gatewayRefunded: total })
        .where(and(eq(payments.id, paymentId), eq(payments.gatewayRefunded, told)))
    await recordGatewayRefunds(transaction, { id: paymentId, orderId }, total)
  })
}

/** Leaves a refund of which nothing is known to whoever asks for it again, at once. */
export async function releaseRefund(database: Database, refund: StartedRefund): Promise<void> {
  await database
    .update(paymentRefunds)
    .set({ leaseEndsAt: inSeconds(0) })
    .where(ownRefund(refund))
}
