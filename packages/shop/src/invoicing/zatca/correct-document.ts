import { inTransaction } from '@zayy/database/in-transaction'
import { orders } from '@zayy/database/schema/orders'
import { settings, settingsTranslations } from '@zayy/database/schema/settings'
import { zatcaDocuments, zatcaOwed } from '@zayy/database/schema/zatca'
import { recordChange } from '@zayy/platform/audit/record-change'
import type { Database, Transaction } from '@zayy/platform/postgres/database'
import { desc, eq } from 'drizzle-orm'
import { addMakeJob } from './owe-document.ts'

/** `accepted`: the document needs no correction. `waiting`: ZATCA has not answered yet. */
export type Corrected = 'queued' | 'unknown' | 'accepted' | 'waiting'

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
    const issued = { orderId: last.orderId, creditNote: last.creditNote }
    await transaction.insert(zatcaOwed).values(issued).onConflictDoNothing()
    await addMakeJob(transaction, issued)
    await recordChange(transaction, { by, action: 'zatca.correct', subject: number, details: {} })
    return 'queued'
  })
}

/**
 * Copies the seller from the current settings to the order. ZATCA counts its rejected invoice as not issued, and accepts only the
 * VAT number of the certificate. The order's credit notes name the same seller.
 */
async function updateSeller(transaction: Transaction, orderId: number): Promise<void> {
  const [shop] = await transaction.select().from(settings)
  const texts = await transaction.select().from(settingsTranslations)
  const arabic = texts.find(({ locale }) => locale === 'ar')
  if (!shop || !arabic || shop.vatNumber === null) return
  const english = texts.find(({ locale }) => locale === 'en') ?? arabic
  await transaction
    .update(orders)
    .set({
      sellerName: { ar: arabic.legalName ?? arabic.appName, en: english.legalName ?? english.appName },
      sellerAddress: { ar: arabic.address, en: english.address },
      sellerVatNumber: shop.vatNumber,
      sellerCrNumber: shop.crNumber,
    })
    .where(eq(orders.id, orderId))
}
