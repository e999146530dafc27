import { payments } from '@zayy/database/schema/payments'
import { type Halalas, subtract, ZERO } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import { selectRefundable } from './select-refundable.ts'

/** What of a payment was refunded in the gateway's dashboard and is in no record of the shop's yet. */
export function dashboardRefundsOf({
  refunded,
  gatewayRefunded,
}: {
  refunded: Halalas
  gatewayRefunded: Halalas
}): Halalas {
  return gatewayRefunded > refunded ? subtract(gatewayRefunded, refunded) : ZERO
}

/** The same of the first such payment of an order; zero where there is none. */
export async function findDashboardRefunds(database: Executor, orderId: number): Promise<Halalas> {
  const payment = await selectRefundable(database, eq(payments.orderId, orderId))
  return payment ? dashboardRefundsOf(payment) : ZERO
}
