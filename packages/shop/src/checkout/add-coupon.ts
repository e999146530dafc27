import type { Database } from '@zayy/database/database'
import { coupons } from '@zayy/database/schema/checkout'
import type { CouponTerms } from '@zayy/domain/checkout/coupon-value'

/**
 * @property code up to 64 letters a-z, digits, . - _
 * @property starts, ends first and last day on which it holds, YYYY-MM-DD in Riyadh; `ends` is not before `starts`
 * @property maxUses how many orders may use it; null: any number
 */
export type NewCoupon = {
  code: string
  terms: CouponTerms
  starts: string | null
  ends: string | null
  maxUses: number | null
}

/** Adds a coupon; `exists` where there is one of its code in any case of the letters, which stays as it is. */
export async function addCoupon(
  database: Database,
  { terms, ...coupon }: NewCoupon,
): Promise<'added' | 'exists'> {
  const stored =
    terms.kind === 'fixed'
      ? { type: '0' as const, amount: terms.amount }
      : { type: '1' as const, amount: terms.rate }
  const added = await database
    .insert(coupons)
    .values({ ...coupon, ...stored })
    .onConflictDoNothing()
    .returning({ id: coupons.id })
  return added.length > 0 ? 'added' : 'exists'
}
