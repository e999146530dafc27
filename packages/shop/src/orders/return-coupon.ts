import { inTransaction } from '@zayy/database/in-transaction'
import { coupons } from '@zayy/database/schema/checkout'
import { orders } from '@zayy/database/schema/orders'
import { ZERO } from '@zayy/domain/money'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

/**
 * Gives the use of an order's coupon back to others, where the order was not paid in time and is not being worked on
 * (decision 001, "How long a bank transfer may take"): nobody uses a coupon up with orders that are never paid. The order
 * keeps its price. Is it paid later after all, the database counts the use again (trigger `orders_count_coupon`).
 * Done twice, it is as done once.
 */
export async function returnCoupon(database: Database, orderId: number): Promise<void> {
  await inTransaction(database, (transaction) => giveCouponBack(transaction, orderId))
}

/** The same, within a transaction. */
export async function giveCouponBack(transaction: Transaction, orderId: number): Promise<void> {
  const [returned] = await transaction
    .update(orders)
    .set({ couponReturnedAt: sql`now()` })
    .where(
      and(
        eq(orders.id, orderId),
        or(
          inArray(orders.paymentStatus, ['unpaid', 'failed']),
          and(eq(orders.grandTotal, ZERO), eq(orders.status, 'cancelled')),
        ),
        inArray(orders.status, ['pending', 'on hold', 'cancelled']),
        isNotNull(orders.couponCode),
        isNull(orders.couponReturnedAt),
      ),
    )
    .returning({ couponCode: orders.couponCode })
  if (!returned?.couponCode) return
  await transaction
    .update(coupons)
    .set({ used: sql`greatest(${coupons.used} - 1, 0)` })
    .where(eq(coupons.code, returned.couponCode))
}
