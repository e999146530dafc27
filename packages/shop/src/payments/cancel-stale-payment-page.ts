import { orders } from '@zayy/database/schema/orders'
import { payments } from '@zayy/database/schema/payments'
import type { Database } from '@zayy/platform/postgres/database'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { PaymentGateway } from './payment-gateway.ts'

/**
 * Cancels the open page of an order that is paid already, on an earlier page, or was cancelled: what came on it would have to be given back.
 * Where the gateway does not do it, as the page is just being paid on, what came of it is seen as of any page.
 */
export async function cancelStalePaymentPage(
  database: Database,
  gateway: Pick<PaymentGateway, 'cancelPage'>,
  orderId: number,
): Promise<void> {
  const isSettled = or(inArray(orders.paymentStatus, ['paid', 'refunded']), eq(orders.status, 'cancelled'))
  const [page] = await database
    .select({ reference: payments.reference })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.id, orderId), eq(payments.state, 'open'), isSettled))
  if (page) await gateway.cancelPage(page.reference).catch(() => {})
}
