import { sql } from 'drizzle-orm'
import { coupons } from '../schema/checkout.ts'

const today = sql`${sql.placeholder('today')}::date`

/**
 * SQL: a row of `coupons` has the code, in any letter case, is valid on the day and is not used up. Placeholders:
 * `code`, and `today`, the day in Riyadh.
 */
export const couponHolds = sql`upper(${coupons.code}) = upper(${sql.placeholder('code')})
  and (${coupons.startsOn} is null or ${coupons.startsOn} <= ${today})
  and (${coupons.endsOn} is null or ${coupons.endsOn} >= ${today})
  and (${coupons.maxUses} is null or ${coupons.used} < ${coupons.maxUses})`

/** The columns that `couponFromStored` takes. */
export const couponColumns = { code: coupons.code, amount: coupons.amount, basisPoints: coupons.basisPoints }

/** Bounds on the use of a coupon; null: unbounded. */
export const couponLimits = {
  starts: coupons.startsOn,
  ends: coupons.endsOn,
  maxUses: coupons.maxUses,
  perCustomer: coupons.perCustomer,
}
