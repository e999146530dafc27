import type { CouponErrorCode } from '@zayy/contract/error-codes'
import { coupons } from '@zayy/database/schema/checkout'
import { couponLimits } from '@zayy/database/sql/coupons'
import { type CouponState, couponState } from '@zayy/domain/checkout/coupon-state'
import type { Executor } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'

const codes: Record<CouponState, CouponErrorCode> = {
  // It became usable between the two questions: it may be tried again.
  active: 'coupon',
  ended: 'couponEnded',
  'used up': 'couponUsedUp',
  scheduled: 'couponNotYet',
}

/**
 * Says why a code that was refused cannot be used.
 * @param today YYYY-MM-DD in Riyadh
 */
export async function findCouponRefusal(
  database: Executor,
  code: string,
  today: string,
): Promise<CouponErrorCode> {
  const [coupon] = await database
    .select({ ...couponLimits, used: coupons.used })
    .from(coupons)
    .where(eq(sql`upper(${coupons.code})`, sql`upper(${code})`))
  return coupon ? codes[couponState(coupon, today)] : 'coupon'
}
