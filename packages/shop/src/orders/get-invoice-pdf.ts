import type { Bill, Locale } from '@zayy/contract/types'
import type { MailFile } from '@zayy/platform/mail/mail'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { DomainError, tooBusy } from '../domain-error.ts'
import { creditNoteContent } from '../invoicing/credit-note-content.ts'
import { invoiceContent } from '../invoicing/invoice-content.ts'
import type { InvoiceTypesetter } from '../invoicing/invoice-typesetter.ts'
import { getBillByToken } from './get-bill.ts'

/** @property locale language of the buyer's address; the rest is bilingual */
type InvoicePdfTools = {
  database: Database
  keys: Keys
  typesetter: InvoiceTypesetter
  locale: Locale
}

/**
 * Returns the invoice of a bill by its token, as PDF; before it is issued the pro forma invoice.
 * @throws DomainError 404 for an invalid token, 429 if too many documents are being typeset
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

/**
 * Returns a credit note of a bill by its token, as PDF.
 * @param number such as CN-000001
 * @throws DomainError 404 for an invalid token or a credit note of another order; 429 if too many documents
 *   are being typeset
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

/** Returns null if too many documents are being typeset. @throws if the content is invalid */
export async function invoiceFile(typesetter: InvoiceTypesetter, bill: Bill): Promise<File | null> {
  const pdf = await typesetter.typeset(invoiceContent(bill))
  const name = bill.invoice_number === null ? `pro-forma-${bill.code}` : `invoice-${bill.invoice_number}`
  return pdf && new File([pdf], `${name}.pdf`, { type: 'application/pdf' })
}

/** Returns null if too many documents are being typeset. @throws if the content is invalid */
export async function creditNoteFile(
  typesetter: InvoiceTypesetter,
  bill: Bill,
  note: Bill['credit_notes'][number],
): Promise<File | null> {
  const pdf = await typesetter.typeset(creditNoteContent(bill, note))
  return pdf && new File([pdf], `credit-note-${note.number}.pdf`, { type: 'application/pdf' })
}

/**
 * @property typesetter without it, mails have no attachment
 * @property onInvoiceMissing called if typesetting fails; the mail is sent without the document, which its
 *   link opens too
 */
export type InvoiceAttachmentTools = {
  typesetter?: InvoiceTypesetter | undefined
  onInvoiceMissing?: ((error: unknown) => void) | undefined
}

/** Typesets a document for a mail; returns an empty list if it fails. */
export async function invoiceAttachment(
  { typesetter, onInvoiceMissing = () => {} }: InvoiceAttachmentTools,
  set: (typesetter: InvoiceTypesetter) => Promise<File | null>,
): Promise<MailFile[]> {
  if (!typesetter) return []
  try {
    const file = await set(typesetter)
    if (!file) throw new Error('Too many invoices are being typeset')
    return [{ name: file.name, type: file.type, content: Buffer.from(await file.arrayBuffer()) }]
  } catch (error) {
    onInvoiceMissing(error)
    return []
  }
}
