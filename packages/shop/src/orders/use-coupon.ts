import type { Executor } from '@zayy/database/database'
import { coupons } from '@zayy/database/schema/checkout'
import { type CouponTerms, couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { sql } from 'drizzle-orm'
import { couponColumns, couponHolds } from '../coupon-sql.ts'
import { prepared } from '../sql/prepared.ts'

/** Asks and uses in one: of two orders that want the last use, the second waits and then finds none. */
const use = prepared((database) =>
  database
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(couponHolds)
    .returning(couponColumns)
    .prepare('use_coupon'),
)

const held = prepared((database) =>
  database.select({ id: coupons.id }).from(coupons).where(couponHolds).prepare('coupon_stands'),
)

/** Uses a coupon once, for as long as the transaction stands; null where none is asked for or it does not hold. */
export async function useCoupon(
  transaction: Executor,
  code: string | undefined,
  today: string,
): Promise<{ code: string; terms: CouponTerms } | null> {
  if (code === undefined) return null
  const [coupon] = await use(transaction).execute({ code, today })
  return coupon ? { code: coupon.code, terms: couponFromStored(coupon.type, coupon.amount) } : null
}

/** Whether an order's coupon could be used today, without using it; true where none is asked for. */
export async function couponStands(
  database: Executor,
  code: string | undefined,
  today: string,
): Promise<boolean> {
  return code === undefined || (await held(database).execute({ code, today })).length > 0
}
