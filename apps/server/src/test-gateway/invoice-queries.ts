import type { Executor } from '@zayy/database/database'
import { testCharges, testInvoices } from '@zayy/database/schema/test-gateway'
import { asc, eq } from 'drizzle-orm'

export type InvoiceRow = typeof testInvoices.$inferSelect
export type ChargeRow = typeof testCharges.$inferSelect

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** An invoice with the payments that were tried on it; undefined for an id that none has. */
export async function selectInvoice(
  database: Executor,
  id: string,
): Promise<{ invoice: InvoiceRow; charges: ChargeRow[] } | undefined> {
  if (!uuid.test(id)) return undefined
  const [invoice] = await database.select().from(testInvoices).where(eq(testInvoices.id, id))
  if (!invoice) return undefined
  const charges = await database
    .select()
    .from(testCharges)
    .where(eq(testCharges.invoiceId, id))
    .orderBy(asc(testCharges.createdAt))
  return { invoice, charges }
}

/** The invoice alone, held until the transaction ends: two payments of one take turns. */
export async function lockInvoice(transaction: Executor, id: string): Promise<InvoiceRow | undefined> {
  if (!uuid.test(id)) return undefined
  const [invoice] = await transaction.select().from(testInvoices).where(eq(testInvoices.id, id)).for('update')
  return invoice
}

/** One payment with its invoice; undefined for an id that none has. */
export async function selectCharge(
  database: Executor,
  id: string,
): Promise<{ charge: ChargeRow; invoice: InvoiceRow } | undefined> {
  if (!uuid.test(id)) return undefined
  const [found] = await database
    .select({ charge: testCharges, invoice: testInvoices })
    .from(testCharges)
    .innerJoin(testInvoices, eq(testInvoices.id, testCharges.invoiceId))
    .where(eq(testCharges.id, id))
  return found
}

/** Moyasar's status of an invoice: one that was not paid ends with its time. */
export function invoiceStatus(
  { status, expiresAt }: InvoiceRow,
  now: Date,
): InvoiceRow['status'] | 'expired' {
  return status === 'initiated' && expiresAt !== null && expiresAt <= now ? 'expired' : status
}
