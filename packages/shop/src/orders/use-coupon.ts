import type { Executor } from '@zayy/database/database'
import { coupons } from '@zayy/database/schema/checkout'
import { type CouponTerms, couponFromStored } from '@zayy/domain/checkout/coupon-value'
import { orders } from '@zayy/database/schema/orders'
import { and, count, eq, isNull, or, sql } from 'drizzle-orm'
import { couponColumns, couponHolds } from '../coupon-sql.ts'
import { prepared } from '../sql/prepared.ts'
import type { OrderBuyer } from './order-buyer.ts'

/** Asks and uses in one: of two orders that want the last use, the second waits and then finds none. */
const use = prepared((database) =>
  database
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(couponHolds)
    .returning({ ...couponColumns, perCustomer: coupons.perCustomer })
    .prepare('use_coupon'),
)

const held = prepared((database) =>
  database
    .select({ code: coupons.code, perCustomer: coupons.perCustomer })
    .from(coupons)
    .where(couponHolds)
    .prepare('coupon_stands'),
)

/**
 * Uses of a coupon by one buyer: by their account, and by the e-mail address or the phone that they gave, with an account or as a guest. An
 * order whose use went back to others does not count.
 */
const usedBy = prepared((database) =>
  database
    .select({ uses: count() })
    .from(orders)
    .where(
      and(
        eq(orders.couponCode, sql.placeholder('code')),
        isNull(orders.couponReturnedAt),
        or(
          eq(orders.customerId, sql`${sql.placeholder('customer')}::int`),
          eq(sql`lower(${orders.buyerEmail})`, sql`lower(${sql.placeholder('email')})`),
          eq(orders.buyerPhone, sql.placeholder('phone')),
        ),
      ),
    )
    .prepare('coupon_used_by'),
)

/** Why a coupon cannot be used: it does not hold, or this buyer has used it as often as one may. */
export type CouponIssue = 'coupon' | 'couponUsedByYou'

export type UsedCoupon = { code: string; terms: CouponTerms; perCustomer: number | null }

/** Uses a coupon once, for as long as the transaction stands; null where none is asked for or it does not hold. */
export async function useCoupon(
  transaction: Executor,
  code: string | undefined,
  today: string,
): Promise<UsedCoupon | null> {
  if (code === undefined) return null
  const [coupon] = await use(transaction).execute({ code, today })
  if (!coupon) return null
  const { type, amount, perCustomer } = coupon
  return { code: coupon.code, terms: couponFromStored(type, amount), perCustomer }
}

/**
 * Whether a buyer has used a coupon as often as one may. Exact for whoever used it in this transaction before, as its row keeps all others waiting.
 */
export async function isUsedUpBy(
  transaction: Executor,
  { code, perCustomer }: { code: string; perCustomer: number | null },
  { customerId, fields: { email, phone } }: OrderBuyer,
): Promise<boolean> {
  if (perCustomer === null) return false
  const asked = { code, customer: customerId, email: email ?? null, phone: phone ?? null }
  const [row] = await usedBy(transaction).execute(asked)
  return (row?.uses ?? 0) >= perCustomer
}

/** What is wrong with an order's coupon today, without using it; null where nothing is, or none is asked for. */
export async function couponIssue(
  database: Executor,
  code: string | undefined,
  { today, buyer }: { today: string; buyer: OrderBuyer },
): Promise<CouponIssue | null> {
  if (code === undefined) return null
  const [coupon] = await held(database).execute({ code, today })
  if (!coupon) return 'coupon'
  return (await isUsedUpBy(database, coupon, buyer)) ? 'couponUsedByYou' : null
}
