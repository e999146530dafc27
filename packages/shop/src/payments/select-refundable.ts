import { payments } from '@zayy/database/schema/payments'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'

/**
 * The payment that the next refund of an order is of: one that was paid and is not wholly given back; first that of which some went back in the
 * gateway's dashboard, which is recorded before anything else, then the oldest.
 * @param whose which order's payments are meant
 */
export async function selectRefundable(database: Executor, whose: SQL) {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(whose, eq(payments.state, 'paid'), gt(payments.amount, payments.refunded)))
    .orderBy(desc(sql`${payments.gatewayRefunded} > ${payments.refunded}`), asc(payments.id))
    .limit(1)
  return payment
}
