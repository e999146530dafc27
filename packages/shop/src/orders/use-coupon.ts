import { coupons } from '@zayy/database/schema/checkout'
import { couponColumns, couponHolds } from '@zayy/database/sql/coupons'
import { prepared } from '@zayy/database/sql/prepared'
import { couponFromStored } from '@zayy/domain/checkout/coupon-value'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { findCouponUses } from '../checkout/find-coupon-uses.ts'
import type { OrderBuyer } from './order-buyer.ts'

/** Checks and uses in one statement: of two orders that want the last use, the second waits and gets none. */
const use = prepared((database) =>
  database
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(couponHolds)
    .returning({ ...couponColumns, perCustomer: coupons.perCustomer })
    .prepare('use_coupon'),
)

/** Uses a coupon once in this transaction; null if no code is given or the coupon is not valid. */
export async function useCoupon(transaction: Executor, code: string | undefined, today: string) {
  if (code === undefined) return null
  const [coupon] = await use(transaction).execute({ code, today })
  if (!coupon) return null
  return { code: coupon.code, terms: couponFromStored(coupon), perCustomer: coupon.perCustomer }
}

/**
 * Returns whether a buyer has used a coupon as often as allowed. Exact after `useCoupon` in this transaction, which
 * locks the coupon.
 */
export async function isUsedUpBy(
  transaction: Executor,
  { code, perCustomer }: { code: string; perCustomer: number | null },
  { customerId, fields: { email, phone } }: OrderBuyer,
): Promise<boolean> {
  return (
    perCustomer !== null &&
    (await findCouponUses(transaction, code, { customerId, email, phone })) >= perCustomer
  )
}
