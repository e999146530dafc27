/** Issues invoices and credit notes. No other code takes their numbers. */

import { creditNoteCounter, creditNotes } from '@zayy/database/schema/order-changes'
import { invoiceCounter, orders } from '@zayy/database/schema/orders'
import { prepared } from '@zayy/database/sql/prepared'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { oweZatcaDocument } from './zatca/owe-document.ts'

/** The invoice date is the time after the counter's lock, so that later numbers never have earlier dates. */
const issue = prepared((database) => {
  const due = and(eq(orders.id, sql.placeholder('id')), isNull(orders.invoiceNumber))
  const number = database.$with('number', { last: invoiceCounter.last }).as(sql`
    update invoice_counter set last = last + 1 where exists (select from ${orders} where ${due}) returning last`)
  return database
    .with(number)
    .update(orders)
    .set({ invoiceNumber: sql`${number.last}`, invoicedAt: sql`clock_timestamp()` })
    .from(number)
    .where(due)
    .prepare('issue_invoice')
})

/**
 * Issues the tax invoice of an order: the next number, and now as its date. Does nothing if it was issued before. The
 * transaction must hold the order's lock. Belongs at its end, because the counter's lock blocks other invoices until the commit.
 */
export async function issueInvoice(transaction: Transaction, orderId: number): Promise<void> {
  const { rowCount } = await issue(transaction).execute({ id: orderId })
  if (rowCount === 1) await oweZatcaDocument(transaction, { orderId, creditNote: null })
}

/**
 * Issues a credit note for an issued invoice and returns its number. The counter must be the last row that its
 * transaction locks.
 */
export async function issueCreditNote(
  transaction: Transaction,
  note: Omit<typeof creditNotes.$inferInsert, 'number' | 'createdAt'>,
): Promise<number> {
  const isInvoiced = and(eq(orders.id, note.orderId), isNotNull(orders.invoiceNumber))
  if ((await transaction.$count(orders, isInvoiced)) === 0)
    throw new Error(`Order ${note.orderId} has no invoice to credit`)
  const [counted] = await transaction
    .update(creditNoteCounter)
    .set({ last: sql`${creditNoteCounter.last} + 1` })
    .returning({ number: creditNoteCounter.last })
  if (!counted) throw new Error('Credit note counter has no row')
  await transaction.insert(creditNotes).values({ ...note, number: counted.number })
  await oweZatcaDocument(transaction, { orderId: note.orderId, creditNote: counted.number })
  return counted.number
}
