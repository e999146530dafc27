import { type CouponTerms, couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { couponHolds } from '../coupon-holds.ts'
import type { Query } from '../in-transaction.ts'

/** Asks and uses in one: of two orders that want the last use, the second waits and then finds none. */
const USE = {
  name: 'use_coupon',
  text: `update coupons set used = used + 1 where upper(code) = upper($1) and ${couponHolds('$2')}
    returning code, type, amount`,
}

const ASK = {
  name: 'coupon_stands',
  text: `select from coupons where upper(code) = upper($1) and ${couponHolds('$2')}`,
}

type CouponRow = { code: string; type: '0' | '1'; amount: number }

/** Uses a coupon once, for as long as the transaction stands; null where none is asked for or it does not hold. */
export async function useCoupon(
  query: Query,
  code: string | undefined,
  today: string,
): Promise<{ code: string; terms: CouponTerms } | null> {
  if (code === undefined) return null
  const [coupon] = await query<CouponRow>(USE, [code, today])
  return coupon ? { code: coupon.code, terms: couponFromStored(coupon.type, coupon.amount) } : null
}

/** Whether an order's coupon could be used today, without using it; true where none is asked for. */
export async function couponStands(query: Query, code: string | undefined, today: string): Promise<boolean> {
  return code === undefined || (await query(ASK, [code, today])).length > 0
}
