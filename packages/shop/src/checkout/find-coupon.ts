import type { Coupon } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { coupons } from '@zayy/database/schema/checkout'
import { couponFromStored, couponToWire } from '@zayy/domain/checkout/coupon-value'
import { riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { couponColumns, couponHolds } from '../coupon-sql.ts'
import { DomainError } from '../domain-error.ts'
import { prepared } from '../sql/prepared.ts'

const held = prepared((database) =>
  database.select(couponColumns).from(coupons).where(couponHolds).prepare('find_coupon'),
)

/**
 * The coupon of a code, whatever the case of its letters.
 * @throws DomainError 404 where it is unknown, has not started, has ended or is used up: all alike
 */
export async function findCoupon(database: Database, code: string, now: Date): Promise<Coupon> {
  const [coupon] = await held(database).execute({ code, today: riyadhDay(now.getTime()) })
  if (!coupon) throw new DomainError(404, 'coupon')
  return { code: coupon.code, ...couponToWire(couponFromStored(coupon.type, coupon.amount)) }
}
