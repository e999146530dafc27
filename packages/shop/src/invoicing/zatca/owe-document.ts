import { orders } from '@zayy/database/schema/orders'
import { zatcaOwed } from '@zayy/database/schema/zatca'
import { hasEInvoices } from '@zayy/database/sql/e-invoices'
import { existsIn } from '@zayy/database/sql/subquery'
import type { Transaction } from '@zayy/platform/postgres/database'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { addJob } from '../../add-job.ts'

/** An issued invoice, or one of its credit notes. */
export type IssuedDocument = { orderId: number; creditNote: number | null }

/**
 * Has the document of an invoice or credit note made and sent to ZATCA once the transaction that issues it has committed. Does
 * nothing in phase 1, which ends for good with the first unit that is no fake's: without one, documents are owed until another is onboarded.
 */
export async function oweZatcaDocument(transaction: Transaction, issued: IssuedDocument): Promise<void> {
  // An order from before the seller had a VAT number gets no tax invoice.
  const hasVatNumber = existsIn({
    from: orders,
    where: and(eq(orders.id, issued.orderId), isNotNull(orders.sellerVatNumber)),
  })
  const { rows } = await transaction.execute(sql`
    insert into ${zatcaOwed} (order_id, credit_note)
      select ${issued.orderId}, ${issued.creditNote}::int where ${hasEInvoices} and ${hasVatNumber}
      on conflict do nothing returning id`)
  if (rows.length > 0) await addMakeJob(transaction, issued)
}

export async function addMakeJob(transaction: Transaction, issued: IssuedDocument): Promise<void> {
  await addJob(transaction, 'zatca-make', issued, `${issued.orderId}:${issued.creditNote ?? 0}`)
}
