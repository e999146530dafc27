import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { zatcaDocuments, zatcaOwed } from '@zayy/database/schema/zatca'
import type { Locale } from '@zayy/i18n/locale'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { desc, eq } from 'drizzle-orm'
import { sellerColumns } from '../../settings/seller-columns.ts'
import { certifiedUnit } from './certificate.ts'
import { addMakeJob } from './owe-document.ts'
import { selectUnit } from './unit-queries.ts'

/**
 * `accepted`: the document needs no correction. `waiting`: ZATCA has not answered yet. `otherSeller`: a credit note of an invoice
 * with another VAT number than the unit's certificate, which ZATCA would reject again.
 */
export type Corrected = 'queued' | 'unknown' | 'accepted' | 'waiting' | 'otherSeller'

/**
 * Queues a new document for one that ZATCA rejected, after the owner has removed the cause: the same number, date and time, but
 * a new place in the chain. The rejected one is kept. A corrected invoice names the seller of the current settings.
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
    if (last.creditNote === null) await updateSeller(transaction, last.orderId)
    else if (await isOfOtherSeller(transaction, last.orderId)) return 'otherSeller'
    const issued = { orderId: last.orderId, creditNote: last.creditNote }
    await transaction.insert(zatcaOwed).values(issued).onConflictDoNothing()
    await addMakeJob(transaction, issued)
    await recordChange(transaction, { by, action: 'zatca.correct', subject: number, details: {} })
    return 'queued'
  })
}

/** Returns whether an order's seller has another VAT number than the certificate. Its rejected invoice can get the current one. */
async function isOfOtherSeller(transaction: Transaction, orderId: number): Promise<boolean> {
  const unit = await selectUnit(transaction)
  const certified = unit && certifiedUnit(unit.certificate)?.vatNumber
  const [order] = await transaction
    .select({ vatNumber: orders.sellerVatNumber })
    .from(orders)
    .where(eq(orders.id, orderId))
  return certified !== undefined && order?.vatNumber !== certified
}

/**
 * Copies the seller from the current settings to the order. ZATCA counts its rejected invoice as not issued, and accepts only the
 * VAT number of the certificate. The order's credit notes name the same seller.
 */
async function updateSeller(transaction: Transaction, orderId: number): Promise<void> {
  const [shop] = await transaction.select().from(settings)
  const texts = await transaction.select().from(settingsTranslations)
  if (!shop || shop.vatNumber === null) return
  const inLocale = (wanted: Locale) => {
    const found = texts.find(({ locale }) => locale === wanted)
    return found && { name: found.legalName ?? found.appName, address: found.address }
  }
  const seller = sellerColumns(shop, { ar: inLocale('ar'), en: inLocale('en') })
  await transaction.update(orders).set(seller).where(eq(orders.id, orderId))
}
