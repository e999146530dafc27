import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { lockOrder } from '../orders/lock-order.ts'
import { recordPayment } from '../orders/record-payment.ts'
import type { PageStatus, PaymentGateway } from './payment-gateway.ts'
import { goneOf, type PaymentOutcome, paymentOutcome } from './payment-outcome.ts'
import { FIRST_LATE_CHECK_S, selectPayment } from './queries.ts'

/**
 * @property returnUrl builds the URL to which the gateway returns a buyer, from the return id of the page
 * @property onTrouble called for a payment on which the owner has to act
 */
export type PaymentTools = {
  gateway: PaymentGateway
  returnUrl: (returnId: string) => string
  onTrouble: (trouble: PaymentTrouble) => void
}

/** A payment that does not match its order or came twice: the owner must refund it or correct the order. */
export type PaymentTrouble = { reference: string; orderId: number; trouble: string }

/**
 * Fetches the state of a page from the gateway and marks its order paid if everything matches. Called by the
 * return page, the webhook and the sweep; concurrent calls mark it once. Makes no request for an unknown or
 * settled page. Ends another open page of an order that is now paid or cancelled.
 * @param reference the gateway's id of the page
 * @throws GatewayError
 */
export async function confirmPayment(
  database: Database,
  { gateway, onTrouble }: Pick<PaymentTools, 'gateway' | 'onTrouble'>,
  reference: string,
): Promise<Settlement> {
  const payment = await selectPayment(database, reference)
  if (!payment) return { kind: 'unrelated' }
  if (payment.state === 'paid' || payment.state === 'disputed') return { kind: 'settled' }
  const status = await gateway.fetchPage(reference)
  const settlement = await inTransaction(database, (transaction) =>
    settlePayment(transaction, payment, status),
  )
  if (['paid', 'pending', 'declined'].includes(settlement.kind))
    await cancelStalePaymentPage(database, gateway, payment.orderId)
  const trouble = { reference, orderId: payment.orderId }
  if (settlement.kind === 'disputed') onTrouble({ ...trouble, trouble: `the ${settlement.differs} differs` })
  if (settlement.kind === 'paidAgain') onTrouble({ ...trouble, trouble: 'the order was paid before' })
  if (settlement.kind === 'paidLate') onTrouble({ ...trouble, trouble: 'the order was cancelled before' })
  return settlement
}

/**
 * Cancels the open page of an order that was paid, cancelled or corrected to another total, because its payment would have to
 * be refunded. If the gateway refuses because a payment is under way, the payment is handled as usual.
 */
async function cancelStalePaymentPage(
  database: Database,
  gateway: Pick<PaymentGateway, 'cancelPage'>,
  orderId: number,
): Promise<void> {
  const isStale = or(
    inArray(orders.paymentStatus, ['paid', 'refunded']),
    eq(orders.status, 'cancelled'),
    ne(payments.amount, orders.grandTotal),
  )
  const [page] = await database
    .select({ reference: payments.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.id, orderId), eq(payments.state, 'open'), isStale))
  if (page) await gateway.cancelPage(page.reference).catch(() => {})
}

/** `paidAgain`: the order was paid before; `paidLate`: it was cancelled before. Both require a refund. */
type Settlement = PaymentOutcome | { kind: 'paidAgain' | 'paidLate' | 'settled' }

/** Stores the state of a page. Locks the order, so that concurrent calls find it settled. */
async function settlePayment(
  transaction: Transaction,
  page: { reference: string; orderId: number },
  status: PageStatus,
): Promise<Settlement> {
  const order = await lockOrder(transaction, { id: page.orderId })
  // Read after the lock, to see concurrent changes.
  const payment = await selectPayment(transaction, page.reference)
  if (!order || !payment) return { kind: 'unrelated' }
  if (payment.state === 'paid' || payment.state === 'disputed') return { kind: 'settled' }
  const outcome = paymentOutcome(status, { ...payment, orderId: order.id, total: order.grandTotal })
  const write = (values: PgUpdateSetSource<typeof payments>) =>
    transaction.update(payments).set(values).where(eq(payments.id, payment.id))
  const unpaid = and(eq(orders.id, order.id), inArray(orders.paymentStatus, ['unpaid', 'failed']))
  switch (outcome.kind) {
    case 'paid': {
      const { id: chargeId, refunded } = outcome.charge
      await write({ state: 'paid', chargeId, refunded, paidAt: sql`now()` })
      if (!(await recordPayment(transaction, order, { paidBy: 1 }))) return { kind: 'paidAgain' }
      return order.status === 'cancelled' ? { kind: 'paidLate' } : outcome
    }
    case 'disputed':
      await write({
        state: 'disputed',
        chargeId: outcome.charge.id,
        gatewayRefunded: goneOf(outcome.charge, payment),
      })
      return outcome
    case 'declined':
      // A transfer order stays unpaid: the buyer may still transfer.
      if (payment.state === 'expired' || order.paymentMethod === 0) return outcome
      await transaction.update(orders).set({ paymentStatus: 'failed' }).where(unpaid)
      return outcome
    case 'expired':
      // Polled after it expired: must not affect a later page of the order.
      if (payment.state === 'expired') return outcome
      await write({
        state: 'expired',
        pollCount: 0,
        nextPollAt: sql`now() + ${FIRST_LATE_CHECK_S} * interval '1 second'`,
      })
      await transaction.update(orders).set({ paymentStatus: 'unpaid' }).where(unpaid)
      return outcome
    default:
      return outcome
  }
}
