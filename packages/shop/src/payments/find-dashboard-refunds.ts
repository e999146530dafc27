import { paymentRefunds, payments } from '@zayy/database/schema/payments'
import { add, type Halalas, subtract, ZERO } from '@zayy/domain/money'
import type { Executor, Transaction } from '@zayy/platform/postgres/database'
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { lockOrder } from '../orders/lock-order.ts'

/** Returns the amount refunded in the gateway's dashboard that the shop has not recorded. */
export function dashboardRefundsOf({
  refunded,
  gatewayRefunded,
}: {
  refunded: Halalas
  gatewayRefunded: Halalas
}): Halalas {
  return gatewayRefunded > refunded ? subtract(gatewayRefunded, refunded) : ZERO
}

/** Like `dashboardRefundsOf`, for the first such payment of an order; zero if there is none. */
export async function findDashboardRefunds(database: Executor, orderId: number): Promise<Halalas> {
  const payment = await selectRefundable(database, eq(payments.orderId, orderId))
  return payment ? dashboardRefundsOf(payment) : ZERO
}

/**
 * Selects the payment for the next refund of an order: paid and not fully refunded. First one with refunds
 * made in the gateway's dashboard, which must be recorded first, then the oldest.
 * @param ofOrder condition on the order
 */
export async function selectRefundable(database: Executor, ofOrder: SQL) {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(ofOrder, eq(payments.state, 'paid'), gt(payments.amount, payments.refunded)))
    .orderBy(desc(sql`${payments.gatewayRefunded} > ${payments.refunded}`), asc(payments.id))
    .limit(1)
  return payment
}

/**
 * Records the total that the gateway reports as refunded, if it exceeds the total that the shop knows. A refund by the shop
 * that is under way counts as known.
 * @returns the additional amount that the shop did not refund; zero if nothing was recorded
 */
export async function recordGatewayRefunds(
  transaction: Transaction,
  { id, orderId }: { id: number; orderId: number },
  total: Halalas,
): Promise<Halalas> {
  await lockOrder(transaction, { id: orderId })
  const [payment] = await transaction.select().from(payments).where(eq(payments.id, id))
  if (!payment) return ZERO
  const [underWay] = await transaction
    .select({ amount: paymentRefunds.amount, before: paymentRefunds.refundedBefore })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.paymentId, id), eq(paymentRefunds.state, 'started')))
  const own = underWay ? add(underWay.before, underWay.amount) : payment.refunded
  const reported = total < payment.amount ? total : payment.amount
  if (reported <= own || reported <= payment.gatewayRefunded) return ZERO
  await transaction.update(payments).set({ gatewayRefunded: reported }).where(eq(payments.id, id))
  return subtract(reported, own)
}
