import { orders } from '@zayy/database/schema/orders'
import { and, eq, ne } from 'drizzle-orm'

/** SQL: the bank transfer of an order is still to come, as domain's `awaitsTransfer` says it. */
export const isTransferAwaited = and(
  eq(orders.paymentMethod, 0),
  eq(orders.paymentStatus, 'unpaid'),
  ne(orders.status, 'cancelled'),
)
