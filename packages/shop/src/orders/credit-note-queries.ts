import { creditNotes } from '@zayy/database/schema/order-changes'
import { orders } from '@zayy/database/schema/orders'
import { add, type Halalas, halalas } from '@zayy/domain/money'
import { creditNoteNumber } from '@zayy/domain/orders/credit-note-number'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Returns the credit notes of an order, oldest first. */
export async function selectCreditNotes(database: Executor, orderId: number) {
  return await database
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.number))
}

export type GivenBack = { number: string; total: Halalas; reason: string }

/** Presents credit notes before money is refunded again. */
export function presentGiven(notes: readonly (typeof creditNotes.$inferSelect)[]): GivenBack[] {
  return notes.map(({ number, total, reason }) => ({ number: creditNoteNumber(number), total, reason }))
}

/** Returns the sums of the credit notes of an order. */
export async function selectRefunded(
  database: Executor,
  orderId: number,
): Promise<{ total: Halalas; tax: Halalas }> {
  const given = await selectCreditNotes(database, orderId)
  return { total: add(...given.map(({ total }) => total)), tax: add(...given.map(({ tax }) => tax)) }
}

/** SQL: the sum of the credit notes of an order in halalas, or of their tax. */
export function refundedOf(orderId: AnyPgColumn, column: AnyPgColumn = creditNotes.total): SQL<Halalas> {
  const sum = sql`(select coalesce(sum(${column}), 0) from ${creditNotes} where ${creditNotes.orderId} = ${orderId})`
  return sum.mapWith((value: unknown) => halalas(Number(value)))
}

export function hasCreditNote(number: number): SQL {
  return inArray(
    orders.id,
    sql`(select ${creditNotes.orderId} from ${creditNotes} where ${creditNotes.number} = ${number})`,
  )
}
