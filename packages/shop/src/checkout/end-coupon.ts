import { inTransaction } from '@zayy/database/in-transaction'
import { coupons } from '@zayy/database/schema/checkout'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'

/**
 * Ends a coupon, whatever the case of its letters: from now on no order can use it, and orders that did keep their price.
 * Its last day becomes yesterday, and its first day too where it had not begun by then. One that has ended stays as it is.
 * @param today YYYY-MM-DD in Riyadh
 * @param by who does it, for the audit trail
 */
export async function endCoupon(
  database: Database,
  code: string,
  today: string,
  by: string,
): Promise<'ended' | 'already ended' | 'unknown'> {
  return await inTransaction(database, async (transaction) => {
    const [coupon] = await transaction
      .select({ id: coupons.id, code: coupons.code, endsOn: coupons.endsOn })
      .from(coupons)
      .where(eq(sql`upper(${coupons.code})`, sql`upper(${code})`))
      .for('update')
    if (!coupon) return 'unknown'
    if (coupon.endsOn !== null && coupon.endsOn < today) return 'already ended'
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
