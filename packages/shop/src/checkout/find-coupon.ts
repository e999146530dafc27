import type { Coupon } from '@zayy/contract/types'
import { coupons } from '@zayy/database/schema/checkout'
import { couponColumns, couponHolds } from '@zayy/database/sql/coupons'
import { prepared } from '@zayy/database/sql/prepared'
import { couponFromStored, couponToWire } from '@zayy/domain/checkout/coupon-value'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import type { Database } from '@zayy/platform/postgres/database'
import { DomainError } from '../domain-error.ts'
import { findCouponRefusal } from './find-coupon-refusal.ts'
import { findCustomersCouponUses } from './find-coupon-uses.ts'

const held = prepared((database) =>
  database
    .select({ ...couponColumns, perCustomer: coupons.perCustomer })
    .from(coupons)
    .where(couponHolds)
    .prepare('find_coupon'),
)

/**
 * The coupon of a code, whatever the case of its letters.
 * @param asking.customerId who asks; null: a guest, of whom the shop learns only with the order whether they have used it
 * @throws DomainError 404 if it is unknown, has not started, has ended, or is used up by all or by this customer; its code tells which
 */
export async function findCoupon(
  database: Database,
  code: string,
  { now, customerId }: { now: Date; customerId: number | null },
): Promise<Coupon> {
  const today = riyadhDay(now.getTime())
  const [coupon] = await held(database).execute({ code, today })
  if (!coupon) throw new DomainError(404, await findCouponRefusal(database, code, today))
  const { perCustomer } = coupon
  if (perCustomer !== null && customerId !== null) {
    const uses = await findCustomersCouponUses(database, coupon.code, customerId)
    if (uses >= perCustomer) throw new DomainError(404, 'couponUsedByYou')
  }
  return { code: coupon.code, ...couponToWire(couponFromStored(coupon)) }
}
