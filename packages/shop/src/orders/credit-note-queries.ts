import { creditNoteCounter, creditNotes } from '@zayy/database/schema/order-changes'
import type { Halalas } from '@zayy/domain/money'
import { add, ZERO } from '@zayy/domain/money'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq, sql } from 'drizzle-orm'

/** What the credit notes of an order gave back so far. */
export async function selectRefunded(transaction: Transaction, orderId: number): Promise<Halalas> {
  const given = await transaction
    .select({ total: creditNotes.total })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
  return given.reduce((sum, { total }) => add(sum, total), ZERO)
}

/** Writes a credit note under the next number. The counter's lock is the last that its transaction takes. */
export async function writeCreditNote(
  transaction: Transaction,
  note: Omit<typeof creditNotes.$inferInsert, 'number' | 'createdAt'>,
): Promise<number> {
  const [counted] = await transaction
    .update(creditNoteCounter)
    .set({ last: sql`${creditNoteCounter.last} + 1` })
    .returning({ number: creditNoteCounter.last })
  if (!counted) throw new Error('the credit note counter has no row')
  await transaction.insert(creditNotes).values({ ...note, number: counted.number })
  return counted.number
}
