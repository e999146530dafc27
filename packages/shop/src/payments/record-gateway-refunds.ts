import { paymentRefunds, payments } from '@zayy/database/schema/payments'
import { add, type Halalas, subtract, ZERO } from '@zayy/domain/money'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq } from 'drizzle-orm'
import { lockOrder } from '../orders/lock-order.ts'

/**
 * Records how much of a payment the gateway says was refunded in all, where that is more than the shop knows of and was told
 * before. A refund of the shop's own that is under way counts as known.
 * @returns how much of it the shop has no part in; zero where nothing was recorded
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
  const told = total < payment.amount ? total : payment.amount
  if (told <= own || told <= payment.gatewayRefunded) return ZERO
  await transaction.update(payments).set({ gatewayRefunded: told }).where(eq(payments.id, id))
  return subtract(told, own)
}
