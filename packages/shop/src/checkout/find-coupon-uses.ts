import { customers } from '@zayy/database/schema/accounts'
import { mailboxOf } from '@zayy/database/schema/mailbox'
import { orders } from '@zayy/database/schema/orders'
import { prepared } from '@zayy/database/sql/prepared'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, count, eq, isNull, or, sql } from 'drizzle-orm'

/** A buyer by account (null: guest), e-mail ('' if unknown) and phone. */
export type CouponUser = { customerId: number | null; email: string | undefined; phone: string | undefined }

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
          eq(mailboxOf(orders.buyerEmail), mailboxOf(sql`${sql.placeholder('email')}`)),
          eq(orders.buyerPhone, sql.placeholder('phone')),
        ),
      ),
    )
    .prepare('coupon_used_by'),
)

/**
 * Counts the uses of a coupon by one buyer: by account, mailbox or phone, as customer or guest. Ignores orders
 * whose use was returned.
 */
export async function findCouponUses(
  database: Executor,
  code: string,
  { customerId, email, phone }: CouponUser,
): Promise<number> {
  const parameters = { code, customer: customerId, email: email || null, phone: phone || null }
  const [row] = await usedBy(database).execute(parameters)
  return row?.uses ?? 0
}

/** Like `findCouponUses`, with the e-mail and phone of the customer's current profile. */
export async function findCustomersCouponUses(
  database: Executor,
  code: string,
  customerId: number,
): Promise<number> {
  const [customer] = await database
    .select({ email: customers.email, phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customerId))
  return await findCouponUses(database, code, { customerId, email: customer?.email, phone: customer?.phone })
}
