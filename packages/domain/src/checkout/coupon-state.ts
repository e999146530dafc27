/** `ended` takes precedence over `used up`. */
export type CouponState = 'active' | 'scheduled' | 'ended' | 'used up'

/**
 * Returns the state of a coupon.
 * @property starts first valid day, YYYY-MM-DD in Riyadh; null: no start
 * @property ends last valid day; null: no end
 * @property maxUses maximum number of orders; null: unlimited
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
