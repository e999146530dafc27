import { sql } from 'drizzle-orm'
import { coupons } from '../schema/checkout.ts'

const today = sql`${sql.placeholder('today')}::date`

/**
 * SQL: whether a row of `coupons` is of a code, whatever the case of its letters, holds on a day and is not used up.
 * Placeholders: `code`, and `today`, the day in Riyadh.
 */
export const couponHolds = sql`upper(${coupons.code}) = upper(${sql.placeholder('code')})
  and (${coupons.startsOn} is null or ${coupons.startsOn} <= ${today})
  and (${coupons.endsOn} is null or ${coupons.endsOn} >= ${today})
  and (${coupons.maxUses} is null or ${coupons.used} < ${coupons.maxUses})`

/** What a coupon takes off, as `couponFromStored` reads it. */
export const couponColumns = { code: coupons.code, amount: coupons.amount, basisPoints: coupons.basisPoints }

/** When and how often a coupon may be used; null where that is not bounded. */
export const couponLimits = {
  starts: coupons.startsOn,
  ends: coupons.endsOn,
  maxUses: coupons.maxUses,
  perCustomer: coupons.perCustomer,
}
