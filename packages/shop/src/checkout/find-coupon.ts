import type { CouponErrorCode } from '@zayy/contract/error-codes'
import type { Coupon } from '@zayy/contract/types'
import { coupons } from '@zayy/database/schema/checkout'
import { couponColumns, couponHolds, couponLimits } from '@zayy/database/sql/coupons'
import { prepared } from '@zayy/database/sql/prepared'
import { type CouponState, couponState } from '@zayy/domain/checkout/coupon-state'
import { couponFromStored, couponToWire } from '@zayy/domain/checkout/coupon-value'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'
import { DomainError } from '../domain-error.ts'
import { findCustomersCouponUses } from './find-coupon-uses.ts'

const validCoupon = prepared((database) =>
  database
    .select({ ...couponColumns, perCustomer: coupons.perCustomer })
    .from(coupons)
    .where(couponHolds)
    .prepare('find_coupon'),
)

/**
 * Returns the coupon of a code in any letter case.
 * @param buyer `customerId` null: a guest, whose earlier uses are only known with the order
 * @throws DomainError 404 if it is unknown, not yet valid, ended, or used up by all or by this customer; the
 *   error code says which
 */
export async function findCoupon(
  database: Database,
  code: string,
  { now, customerId }: { now: Date; customerId: number | null },
): Promise<Coupon> {
  const today = riyadhDay(now.getTime())
  const [coupon] = await validCoupon(database).execute({ code, today })
  if (!coupon) throw new DomainError(404, await findCouponRefusal(database, code, today))
  const { perCustomer } = coupon
  if (perCustomer !== null && customerId !== null) {
    const uses = await findCustomersCouponUses(database, coupon.code, customerId)
    if (uses >= perCustomer) throw new DomainError(404, 'couponUsedByYou')
  }
  return { code: coupon.code, ...couponToWire(couponFromStored(coupon)) }
}

const ERROR_CODES: Record<CouponState, CouponErrorCode> = {
  // Became valid between the two queries; the buyer may retry.
  active: 'coupon',
  ended: 'couponEnded',
  'used up': 'couponUsedUp',
  scheduled: 'couponNotYet',
}

/**
 * Returns why a rejected code cannot be used.
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
  return coupon ? ERROR_CODES[couponState(coupon, today)] : 'coupon'
}
