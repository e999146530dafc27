/**
 * SQL: whether a row of `coupons` holds on a day and is not used up.
 * @param today the parameter with the day in Riyadh, such as `$2`
 */
export function couponHolds(today: string): string {
  return `(starts is null or starts <= ${today}::date)
    and (ends is null or ends >= ${today}::date)
    and (max_uses is null or used < max_uses)`
}
