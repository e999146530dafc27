import { creditNotes } from '@zayy/database/schema/order-changes'
import { paymentRefunds } from '@zayy/database/schema/payments'
import type { Halalas } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'

/** @property creditNote over how much of it: less, or null, where more was held than the invoice says */
export type FoundRefund = {
  state: 'started' | 'done' | 'refused'
  creditNote: { number: number; total: Halalas } | null
}

/** What became of a refund that was asked for with this key; undefined while no server has taken it up. */
export async function findRefund(database: Database, key: string): Promise<FoundRefund | undefined> {
  const [refund] = await database
    .select({
      state: paymentRefunds.state,
      creditNote: { number: creditNotes.number, total: creditNotes.total },
    })
    .from(paymentRefunds)
    .leftJoin(creditNotes, eq(creditNotes.number, paymentRefunds.creditNote))
    .where(eq(paymentRefunds.key, key))
  return refund
}
