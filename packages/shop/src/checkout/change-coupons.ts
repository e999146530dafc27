import { inTransaction } from '@zayy/database/in-transaction'
import { coupons } from '@zayy/database/schema/checkout'
import { couponColumns, couponLimits } from '@zayy/database/sql/coupons'
import { type CouponState, couponState } from '@zayy/domain/checkout/coupon-state'
import { type CouponTerms, couponFromStored, couponToStored } from '@zayy/domain/checkout/coupon-value'
import { toDecimal, toPercent } from '@zayy/domain/money'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { asc, eq, sql } from 'drizzle-orm'

/**
 * @property code up to 64 letters a-z, digits, `.`, `-` and `_`
 * @property starts, ends first and last valid day, YYYY-MM-DD in Riyadh
 * @property maxUses orders that may use it; null: any number
 * @property perCustomer orders of one buyer that may use it; null: any number
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
 * Adds a coupon. Returns `exists`, changing nothing, if another has this code in any letter case.
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
    const discount =
      terms.kind === 'fixed' ? { amount: toDecimal(terms.amount) } : { percent: toPercent(terms.rate) }
    const details = { ...discount, starts, ends, maxUses, perCustomer }
    await recordChange(transaction, { by, action: 'coupon.add', subject: code, details })
    return 'added'
  })
}

type EndRefusal = 'already ended' | 'unknown'

/** Returns why `endCoupon` would refuse now, or null. */
export async function checkCouponEnd(
  database: Executor,
  code: string,
  today: string,
): Promise<EndRefusal | null> {
  const [coupon] = await selectCoupon(database, code)
  return endRefusal(coupon, today)
}

function selectCoupon(executor: Executor, code: string) {
  return executor
    .select({ id: coupons.id, code: coupons.code, endsOn: coupons.endsOn })
    .from(coupons)
    .where(eq(sql`upper(${coupons.code})`, sql`upper(${code})`))
}

function endRefusal(coupon: { endsOn: string | null } | undefined, today: string): EndRefusal | null {
  if (!coupon) return 'unknown'
  return coupon.endsOn !== null && coupon.endsOn < today ? 'already ended' : null
}

/**
 * Ends a coupon at once; its letter case does not matter. Earlier orders keep their discount. Sets its last
 * day, and a later first day, to yesterday.
 * @param today YYYY-MM-DD in Riyadh
 * @param by who does it, for the audit trail
 */
export async function endCoupon(
  database: Database,
  code: string,
  today: string,
  by: string,
): Promise<'ended' | EndRefusal> {
  return await inTransaction(database, async (transaction) => {
    const [coupon] = await selectCoupon(transaction, code).for('update')
    const refusal = endRefusal(coupon, today)
    if (!coupon || refusal) return refusal ?? 'unknown'
    const yesterday = sql`${today}::date - 1`
    await transaction
      .update(coupons)
      .set({ endsOn: yesterday, startsOn: sql`least(${coupons.startsOn}, ${yesterday})` })
      .where(eq(coupons.id, coupon.id))
    const details = { ends: coupon.endsOn }
    await recordChange(transaction, { by, action: 'coupon.end', subject: coupon.code, details })
    return 'ended'
  })
}

export type ListedCoupon = NewCoupon & { state: CouponState; used: number }

/**
 * Lists all coupons by code, ended ones too.
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
