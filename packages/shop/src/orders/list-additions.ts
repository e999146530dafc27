import { orders } from '@zayy/database/schema/orders'
import { pick } from '@zayy/database/sql/pick'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'

/** Lists the orders that corrections added to an order, or the order to which this one was added. */
export async function listAdditions(database: Executor, orderId: number) {
  const main = database.select({ id: orders.additionOf }).from(orders).where(eq(orders.id, orderId))
  return await database
    .select({
      code: orders.code,
      isAddition: sql`${orders.additionOf} is not distinct from ${orderId}`.mapWith(Boolean),
      ...pick(orders, 'status', 'paymentStatus', 'grandTotal'),
    })
    .from(orders)
    .where(or(eq(orders.additionOf, orderId), inArray(orders.id, main)))
    .orderBy(asc(orders.id))
}
