import { inTransaction } from '@zayy/database/in-transaction'
import { coupons } from '@zayy/database/schema/checkout'
import { orders } from '@zayy/database/schema/orders'
import { ZERO } from '@zayy/domain/money'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'

/**
 * Returns the coupon use of an order that was not paid in time and is not being processed (decision 001, "How long a bank
 * transfer may take"), so that unpaid orders do not use up a coupon. Also of a cancelled order that was refunded. The order keeps
 * its discount; if it is paid later, the trigger `orders_count_coupon` counts the use again. Idempotent.
 */
export async function returnCoupon(database: Database, orderId: number): Promise<void> {
  await inTransaction(database, (transaction) => returnCouponUse(transaction, orderId))
}

/** Like `returnCoupon`, in a transaction. */
export async function returnCouponUse(transaction: Transaction, orderId: number): Promise<void> {
  const [returned] = await transaction
    .update(orders)
    .set({ couponReturnedAt: sql`now()` })
    .where(
      and(
        eq(orders.id, orderId),
        or(
          inArray(orders.paymentStatus, ['unpaid', 'failed']),
          and(
            or(eq(orders.grandTotal, ZERO), eq(orders.paymentStatus, 'refunded')),
            eq(orders.status, 'cancelled'),
          ),
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
