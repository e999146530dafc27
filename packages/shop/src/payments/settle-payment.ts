import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { lockOrder } from '../orders/lock-order.ts'
import { recordPayment } from '../orders/record-payment.ts'
import type { PageStatus } from './payment-gateway.ts'
import { goneOf, type PaymentOutcome, paymentOutcome } from './payment-outcome.ts'
import { FIRST_LATE_CHECK_S, selectPayment } from './queries.ts'

/**
 * What became of a page. `paidAgain`: its order was paid already; `paidLate`: it was cancelled before. Either way the shop has
 * money to give back.
 */
export type Settlement = PaymentOutcome | { kind: 'paidAgain' | 'paidLate' | 'settled' }

/**
 * Writes down what the gateway said of a page, in a transaction that holds the order: whoever else was told the same
 * waits, and finds it settled.
 */
export async function settlePayment(
  transaction: Transaction,
  page: { reference: string; orderId: number },
  status: PageStatus,
): Promise<Settlement> {
  const order = await lockOrder(transaction, { id: page.orderId })
  // Read after the lock: what others wrote while this one waited is seen.
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
      if (!(await recordPayment(transaction, order))) return { kind: 'paidAgain' }
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
      if (payment.state === 'expired') return outcome
      await transaction.update(orders).set({ paymentStatus: 'failed' }).where(unpaid)
      return outcome
    case 'expired':
      // Asked about after its end: what became of a later page of the order stays as it is.
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
