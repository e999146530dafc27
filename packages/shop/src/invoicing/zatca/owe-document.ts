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
 * Queues the document of an invoice or credit note for ZATCA, which is made and sent after the commit. Does nothing in phase 1.
 * Phase 1 ends for good with the first real unit: without a unit, documents stay owed until another is onboarded.
 */
export async function oweZatcaDocument(transaction: Transaction, issued: IssuedDocument): Promise<void> {
  // Orders from before the seller had a VAT number have no tax invoice.
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
