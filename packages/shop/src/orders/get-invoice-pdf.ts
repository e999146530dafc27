import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { tooBusy } from '../domain-error.ts'
import type { InvoiceTypesetter } from '../invoicing/invoice-typesetter.ts'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { getBillByToken } from './get-bill.ts'
import { invoiceFile } from './invoice-file.ts'

/** @property locale of the buyer's address; the rest of the invoice is in both languages */
export type InvoicePdfTools = {
  database: Database
  keys: Keys
  typesetter: InvoiceTypesetter
  locale: Locale
}

/**
 * The invoice of the one bill that a token opens, as a PDF.
 * @throws DomainError 404 for any other text, 429 where too many invoices are being set
 */
export async function getInvoicePdf(
  { database, keys, typesetter, locale }: InvoicePdfTools,
  token: string,
): Promise<File> {
  const bill = await getBillByToken(database, keys, locale, token)
  const file = await invoiceFile(typesetter, bill)
  if (file === null) throw tooBusy()
  return file
}
