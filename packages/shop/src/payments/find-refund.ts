import type { Database } from '@zayy/database/database'
import { paymentRefunds } from '@zayy/database/schema/payments'
import { eq } from 'drizzle-orm'

/** What became of a refund that was asked for with this key; undefined while no server has taken it up. */
export async function findRefund(
  database: Database,
  key: string,
): Promise<'started' | 'done' | 'refused' | undefined> {
  const [refund] = await database
    .select({ state: paymentRefunds.state })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.key, key))
  return refund?.state
}
