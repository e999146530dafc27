import { inTransaction } from '@zayy/database/in-transaction'
import { zatcaDocuments, zatcaOwed } from '@zayy/database/schema/zatca'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database } from '@zayy/platform/postgres/database'
import { desc, eq } from 'drizzle-orm'
import { addMakeJob } from './owe-document.ts'

/** `accepted`: the document needs no correction. `waiting`: ZATCA has not answered yet. */
export type Corrected = 'queued' | 'unknown' | 'accepted' | 'waiting'

/**
 * Queues a new document for one that ZATCA rejected, after the owner has removed the cause: the same number, date and time, but
 * a new place in the chain. The rejected one is kept.
 */
export async function correctDocument(
  database: Database,
  { number, by }: { number: string; by: string },
): Promise<Corrected> {
  return await inTransaction(database, async (transaction): Promise<Corrected> => {
    const [last] = await transaction
      .select()
      .from(zatcaDocuments)
      .where(eq(zatcaDocuments.number, number))
      .orderBy(desc(zatcaDocuments.id))
      .limit(1)
    if (!last) return 'unknown'
    if (last.state !== 'rejected') return last.state === 'made' ? 'waiting' : 'accepted'
    const issued = { orderId: last.orderId, creditNote: last.creditNote }
    await transaction.insert(zatcaOwed).values(issued).onConflictDoNothing()
    await addMakeJob(transaction, issued)
    await recordChange(transaction, { by, action: 'zatca.correct', subject: number, details: {} })
    return 'queued'
  })
}
