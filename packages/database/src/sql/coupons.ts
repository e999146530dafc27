import { sql } from 'drizzle-orm'
import { coupons } from '../schema/checkout.ts'

const today = sql`${sql.placeholder('today')}::date`

/**
 * SQL: whether a row of `coupons` is of a code, whatever the case of its letters, holds on a day and is not used up.
 * Placeholders: `code`, and `today`, the day in Riyadh.
 */
export const couponHolds = sql`upper(${coupons.code}) = upper(${sql.placeholder('code')})
  and (${coupons.starts} is null or ${coupons.starts} <= ${today})
  and (${coupons.ends} is null or ${coupons.ends} >= ${today})
  and (${coupons.maxUses} is null or ${coupons.used} < ${coupons.maxUses})`

/** What a coupon takes off, as `couponFromStored` reads it: the amount's unit is in its type, not in its column. */
export const couponColumns = {
  code: coupons.code,
  type: coupons.type,
  amount: sql`${coupons.amount}`.mapWith(Number),
}

/** When and how often a coupon may be used; null where that is not bounded. */
export const couponLimits = {
  starts: coupons.starts,
  ends: coupons.ends,
  maxUses: coupons.maxUses,
  perCustomer: coupons.perCustomer,
}
