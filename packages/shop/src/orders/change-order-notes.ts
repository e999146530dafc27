import { inTransaction } from '@zayy/database/in-transaction'
import { orderNotes } from '@zayy/database/schema/order-changes'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { asc, eq } from 'drizzle-orm'
import { lockOrder } from './lock-order.ts'

/** Maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 500

/** Maximum number of notes of an order. */
export const MAX_NOTES = 50

/** `number`: 1 for the oldest note of the order. */
export type NoteChanged =
  | { kind: 'changed'; code: string; number: number }
  | { kind: 'unknown' }
  | { kind: 'tooMany' }
  | { kind: 'noNote'; notes: number }

/**
 * Adds a note to an order. The audit trail says that there is one, but not its text, which an erasure deletes.
 * @param note `text`: one line of 1 to `MAX_NOTE_LENGTH` characters
 */
export async function addOrderNote(
  database: Database,
  { code, text, by }: { code: string; text: string; by: string },
): Promise<NoteChanged> {
  return await inTransaction(database, async (transaction): Promise<NoteChanged> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    const count = await transaction.$count(orderNotes, eq(orderNotes.orderId, order.id))
    if (count >= MAX_NOTES) return { kind: 'tooMany' }
    await transaction.insert(orderNotes).values({ orderId: order.id, by, text })
    const number = count + 1
    await recordChange(transaction, { by, action: 'order.note', subject: order.code, details: { number } })
    return { kind: 'changed', code: order.code, number }
  })
}

/** Removes a note of an order. Later notes move up. */
export async function removeOrderNote(
  database: Database,
  { code, number, by }: { code: string; number: number; by: string },
): Promise<NoteChanged> {
  return await inTransaction(database, async (transaction): Promise<NoteChanged> => {
    const order = await lockOrder(transaction, { code })
    if (!order) return { kind: 'unknown' }
    const notes = await selectNotes(transaction, order.id)
    const note = notes[number - 1]
    if (!note) return { kind: 'noNote', notes: notes.length }
    await transaction.delete(orderNotes).where(eq(orderNotes.id, note.id))
    await recordChange(transaction, {
      by,
      action: 'order.note.remove',
      subject: order.code,
      details: { number },
    })
    return { kind: 'changed', code: order.code, number }
  })
}

/** Lists the notes of an order, oldest first. */
export async function listOrderNotes(database: Executor, orderId: number) {
  const notes = await selectNotes(database, orderId)
  return notes.map(({ createdAt, by, text }) => ({ at: createdAt, by, text }))
}

async function selectNotes(database: Executor, orderId: number) {
  return await database
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id))
}
