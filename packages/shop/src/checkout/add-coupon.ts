import { inTransaction } from '@zayy/database/in-transaction'
import { coupons } from '@zayy/database/schema/checkout'
import { type CouponTerms, couponToStored } from '@zayy/domain/checkout/coupon-value'
import { toDecimal, toPercent } from '@zayy/domain/money'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database } from '@zayy/platform/postgres/database'

/**
 * @property code up to 64 letters a-z, digits, . - _
 * @property starts, ends first and last day on which it holds, YYYY-MM-DD in Riyadh; `ends` is not before `starts`
 * @property maxUses how many orders may use it; null: any number
 * @property perCustomer how many of one buyer's; null: any number
 */
export type NewCoupon = {
  code: string
  terms: CouponTerms
  starts: string | null
  ends: string | null
  maxUses: number | null
  perCustomer: number | null
}

/**
 * Adds a coupon; `exists` where there is one of its code in any case of the letters, which stays as it is.
 * @param by who does it, for the audit trail
 */
export async function addCoupon(
  database: Database,
  { code, terms, starts, ends, maxUses, perCustomer }: NewCoupon,
  by: string,
): Promise<'added' | 'exists'> {
  return await inTransaction(database, async (transaction) => {
    const added = await transaction
      .insert(coupons)
      .values({ code, startsOn: starts, endsOn: ends, maxUses, perCustomer, ...couponToStored(terms) })
      .onConflictDoNothing()
      .returning({ id: coupons.id })
    if (added.length === 0) return 'exists'
    const worth =
      terms.kind === 'fixed' ? { amount: toDecimal(terms.amount) } : { percent: toPercent(terms.rate) }
    const details = { ...worth, starts, ends, maxUses, perCustomer }
    await recordChange(transaction, { by, action: 'coupon.add', subject: code, details })
    return 'added'
  })
}
