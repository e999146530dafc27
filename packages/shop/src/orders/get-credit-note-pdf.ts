import { DomainError, tooBusy } from '../domain-error.ts'
import { creditNoteFile } from './credit-note-file.ts'
import { getBillByToken } from './get-bill.ts'
import type { InvoicePdfTools } from './get-invoice-pdf.ts'

/**
 * A credit note of the one bill that a token opens, as a PDF.
 * @param number as the bill has it: CN-000001
 * @throws DomainError 404 for any other text, or a credit note of another order; 429 where too many documents are being set
 */
export async function getCreditNotePdf(
  { database, keys, typesetter, locale }: InvoicePdfTools,
  { token, number }: { token: string; number: string },
): Promise<File> {
  const bill = await getBillByToken(database, keys, locale, token)
  const note = bill.credit_notes.find((one) => one.number === number)
  if (!note) throw new DomainError(404, 'notFound')
  const file = await creditNoteFile(typesetter, bill, note)
  if (file === null) throw tooBusy()
  return file
}
