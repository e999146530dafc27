import { coupons } from '@zayy/database/schema/checkout'
import { couponColumns, couponLimits } from '@zayy/database/sql/coupons'
import { type CouponState, couponState } from '@zayy/domain/checkout/coupon-state'
import { type CouponTerms, couponFromStored } from '@zayy/domain/checkout/coupon-value'
import type { Database } from '@zayy/platform/postgres/database'
import { asc } from 'drizzle-orm'

/**
 * A coupon as its owner sees it.
 * @property starts, ends first and last day on which it holds, YYYY-MM-DD in Riyadh; null: none is set
 * @property maxUses how many orders may use it; null: any number
 * @property perCustomer how many of one buyer's; null: any number
 */
export type ListedCoupon = {
  code: string
  terms: CouponTerms
  state: CouponState
  starts: string | null
  ends: string | null
  maxUses: number | null
  perCustomer: number | null
  used: number
}

/**
 * All coupons, ended ones too, by code.
 * @param today YYYY-MM-DD in Riyadh
 */
export async function listCoupons(database: Database, today: string): Promise<ListedCoupon[]> {
  const rows = await database
    .select({
      ...couponColumns,
      ...couponLimits,
      used: coupons.used,
    })
    .from(coupons)
    .orderBy(asc(coupons.code))
  return rows.map(({ amount, basisPoints, ...coupon }) => ({
    ...coupon,
    terms: couponFromStored({ amount, basisPoints }),
    state: couponState(coupon, today),
  }))
}
