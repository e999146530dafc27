import type { Coupon } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { couponFromStored, couponToWire } from '@zayy/domain/checkout/coupon-value'
import { riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { couponHolds } from '../coupon-holds.ts'
import { DomainError } from '../domain-error.ts'

const FIND = {
  name: 'find_coupon',
  text: `select code, type, amount from coupons where upper(code) = upper($1) and ${couponHolds('$2')}`,
}

type CouponRow = { code: string; type: '0' | '1'; amount: number }

/**
 * The coupon of a code, whatever the case of its letters.
 * @throws DomainError 404 where it is unknown, has not started, has ended or is used up: all alike
 */
export async function findCoupon(database: Database, code: string, now: Date): Promise<Coupon> {
  const values = [code, riyadhDay(now.getTime())]
  const { rows } = await database.$client.query<CouponRow>({ ...FIND, values })
  const [coupon] = rows
  if (!coupon) throw new DomainError(404, 'coupon')
  return { code: coupon.code, ...couponToWire(couponFromStored(coupon.type, coupon.amount)) }
}
