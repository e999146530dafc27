/** "A coupon takes a fixed amount or a percentage off the items, never more than they cost." */

import { fromSar, type Halalas, halalas, percentOf } from '../money.ts'

/** As the wire has it: type '0' is an amount in SAR, type '1' a percentage. */
export type CouponTerms = { type: '0' | '1'; amount: number }

/**
 * What a coupon takes off an item total: type 0 min(amount, items), type 1 items × amount %, at most
 * 100 %, rounded half up once (contract, "The sums"). No coupon takes nothing.
 */
export function couponValue(coupon: CouponTerms | null, items: Halalas): Halalas {
  if (!coupon) return halalas(0)
  if (coupon.type === '1') return percentOf(items, Math.min(coupon.amount, 100))
  return halalas(Math.min(fromSar(coupon.amount), items))
}
