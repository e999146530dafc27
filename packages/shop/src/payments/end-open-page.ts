import { payments } from '@zayy/database/schema/payments'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'

/** Makes the next sweep cancel the open payment page of an order that is paid, cancelled or corrected. */
export async function endOpenPage(transaction: Transaction, orderId: number): Promise<void> {
  await transaction
    .update(payments)
    .set({ nextPollAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
}
