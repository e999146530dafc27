import { orders } from '@zayy/database/schema/orders'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'

/** Lists the orders whose pieces were added to an order by a correction, or the order to which its own were added. */
export async function listAdditions(database: Executor, orderId: number) {
  const main = database.select({ id: orders.additionOf }).from(orders).where(eq(orders.id, orderId))
  return await database
    .select({
      code: orders.code,
      isAddition: sql`${orders.additionOf} is not distinct from ${orderId}`.mapWith(Boolean),
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      grandTotal: orders.grandTotal,
    })
    .from(orders)
    .where(or(eq(orders.additionOf, orderId), inArray(orders.id, main)))
    .orderBy(asc(orders.id))
}
