import type { Database, Transaction } from '@zayy/database/database'
import { inTransaction } from '@zayy/database/in-transaction'
import { paymentRefunds, payments } from '@zayy/database/schema/payments'
import { add, type Halalas, subtract, zero } from '@zayy/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import { type CardRefund, heldOf, recordCardRefund } from '../orders/record-card-refund.ts'
import { elsewhereOf } from './find-given-elsewhere.ts'
import { noteGivenBack } from './note-given-back.ts'
import { lockOrder } from './queries.ts'
import { selectRefundable } from './select-refundable.ts'

/** How long a refund belongs to whoever started it, in seconds: longer than two requests to the gateway. */
const LEASE_S = 30

/** A refund that was started, and what had been given back of its payment before. */
export type StartedRefund = {
  key: string
  paymentId: number
  chargeId: string
  amount: Halalas
  refundedBefore: Halalas
}

/** Why a refund is not started, or that it was given before. */
export type NotStarted =
  | { kind: 'done'; amount: Halalas }
  | { kind: 'notPaid' }
  | { kind: 'tooMuch'; left: Halalas }
  | { kind: 'elsewhere'; amount: Halalas }
  | { kind: 'otherContent' | 'underWay' | 'refused' }

/**
 * Notes a refund down before the gateway is asked for it, so that one that is tried again is the same one.
 * @param amount null: all that is left
 */
export async function startRefund(
  database: Database,
  { orderId, amount, key }: { orderId: number; amount: Halalas | null; key: string },
): Promise<{ kind: 'started'; refund: StartedRefund } | NotStarted> {
  return await inTransaction(database, async (transaction) => {
    await lockOrder(transaction, orderId)
    const known = await takeKnown(transaction, key)
    if (known) return againOf(known, orderId, amount)
    const payment = await selectRefundable(transaction, eq(payments.orderId, orderId))
    if (!payment?.chargeId) return { kind: 'notPaid' }
    const left = subtract(payment.amount, payment.refunded)
    const given = amount ?? left
    const elsewhere = elsewhereOf(payment)
    if (elsewhere > zero && given !== elsewhere) return { kind: 'elsewhere', amount: elsewhere }
    if (given > left) return { kind: 'tooMuch', left }
    const started = await transaction
      .insert(paymentRefunds)
      .values({
        key,
        paymentId: payment.id,
        amount: given,
        refundedBefore: payment.refunded,
        leaseEnds: sql`now() + ${LEASE_S} * interval '1 second'`,
      })
      .onConflictDoNothing()
      .returning({ key: paymentRefunds.key })
    // Another refund of this payment was started, and it is not known what came of it.
    if (started.length === 0) return { kind: 'underWay' }
    const { id: paymentId, chargeId, refunded: refundedBefore } = payment
    return { kind: 'started', refund: { key, paymentId, chargeId, amount: given, refundedBefore } }
  })
}

/** A refund of this key, and whether it now belongs to who asks: its lease is over. */
async function takeKnown(transaction: Transaction, key: string) {
  const [known] = await transaction
    .select({ refund: paymentRefunds, orderId: payments.orderId, chargeId: payments.chargeId })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.key, key))
  if (!known) return undefined
  const taken = await transaction
    .update(paymentRefunds)
    .set({ leaseEnds: sql`now() + ${LEASE_S} * interval '1 second'` })
    .where(and(eq(paymentRefunds.key, key), eq(paymentRefunds.state, 'started'), sql`lease_ends < now()`))
    .returning({ key: paymentRefunds.key })
  return { ...known, isTaken: taken.length === 1 }
}

type Known = NonNullable<Awaited<ReturnType<typeof takeKnown>>>

function againOf(
  { refund, chargeId, isTaken, orderId: knownOrder }: Known,
  orderId: number,
  amount: Halalas | null,
): { kind: 'started'; refund: StartedRefund } | NotStarted {
  if (knownOrder !== orderId || (amount !== null && amount !== refund.amount)) return { kind: 'otherContent' }
  if (refund.state === 'done') return { kind: 'done', amount: refund.amount }
  if (refund.state === 'refused') return { kind: 'refused' }
  return isTaken && chargeId !== null
    ? { kind: 'started', refund: { ...refund, chargeId } }
    : { kind: 'underWay' }
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
    await lockOrder(transaction, orderId)
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
    const creditNote = await recordCardRefund(transaction, orderId, { amount, held: heldOf(paid), ...why })
    await transaction.update(paymentRefunds).set({ creditNote }).where(eq(paymentRefunds.key, key))
  })
}

/**
 * Writes down that a refund came to nothing, and that another may be asked for.
 * @param total what the gateway says was given back of the payment in all: more than the shop knows where somebody used its dashboard
 */
export async function refuseRefund(
  database: Database,
  orderId: number,
  { key, paymentId }: StartedRefund,
  total: Halalas,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockOrder(transaction, orderId)
    await transaction.update(paymentRefunds).set({ state: 'refused' }).where(eq(paymentRefunds.key, key))
    await noteGivenBack(transaction, { id: paymentId, orderId }, total)
  })
}

/** Leaves a refund of which nothing is known to whoever asks for it again, at once. */
export async function releaseRefund(database: Database, { key }: StartedRefund): Promise<void> {
  await database.update(paymentRefunds).set({ leaseEnds: sql`now()` }).where(eq(paymentRefunds.key, key))
}
