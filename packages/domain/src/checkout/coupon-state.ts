/** "A coupon holds from its first day to its last, as long as uses are left." */

/** Ended before used up: a coupon whose last day has passed holds no more, whatever uses are left. */
export type CouponState = 'active' | 'scheduled' | 'ended' | 'used up'

/**
 * What has become of a coupon.
 * @property starts first day on which it holds, YYYY-MM-DD in Riyadh; null: always did
 * @property ends last day on which it holds; null: no end
 * @property maxUses how many orders may use it; null: any number
 * @param today YYYY-MM-DD in Riyadh
 */
export function couponState(
  coupon: { starts: string | null; ends: string | null; maxUses: number | null; used: number },
  today: string,
): CouponState {
  if (coupon.ends !== null && coupon.ends < today) return 'ended'
  if (coupon.maxUses !== null && coupon.used >= coupon.maxUses) return 'used up'
  return coupon.starts !== null && coupon.starts > today ? 'scheduled' : 'active'
}
