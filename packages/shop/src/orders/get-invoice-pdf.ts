import type { Bill, Locale } from '@zayy/contract/types'
import type { MailFile } from '@zayy/platform/mail/mail'
import type { Database } from '@zayy/platform/postgres/database'
import type { Keys } from '@zayy/platform/secrets/key-ring'
import { DomainError, tooBusy } from '../domain-error.ts'
import { creditNoteContent } from '../invoicing/credit-note-content.ts'
import { invoiceContent } from '../invoicing/invoice-content.ts'
import type { EmbeddedXml, InvoiceTypesetter } from '../invoicing/invoice-typesetter.ts'
import { findBuyerXml } from '../invoicing/zatca/find-documents.ts'
import { getBillByToken } from './get-bill.ts'

/** @property locale language of the buyer's address; the rest is bilingual */
type InvoicePdfTools = {
  database: Database
  keys: Keys
  typesetter: InvoiceTypesetter
  locale: Locale
}

/**
 * Returns the invoice of a bill as PDF, by the bill's token; before the invoice is issued, the pro forma invoice.
 * @throws DomainError 404 for an invalid token, 429 if too many documents are being typeset
 */
export async function getInvoicePdf(
  { database, keys, typesetter, locale }: InvoicePdfTools,
  token: string,
): Promise<File> {
  const bill = await getBillByToken(database, keys, locale, token)
  const file = await invoiceFile({ database, typesetter }, bill)
  if (file === null) throw tooBusy()
  return file
}

/**
 * Returns a credit note of a bill by its token, as PDF.
 * @param number such as CN-000001
 * @throws DomainError 404 for an invalid token, a credit note of another order or one that awaits its clearance; 429 if
 *   too many documents are being typeset
 */
export async function getCreditNotePdf(
  { database, keys, typesetter, locale }: InvoicePdfTools,
  { token, number }: { token: string; number: string },
): Promise<File> {
  const bill = await getBillByToken(database, keys, locale, token)
  const note = bill.credit_notes.find((one) => one.number === number)
  if (!note || note.clearance === 'awaited') throw new DomainError(404, 'notFound')
  const file = await creditNoteFile({ database, typesetter }, bill, note)
  if (file === null) throw tooBusy()
  return file
}

/**
 * Returns the XML of a bill's invoice, or of one of its credit notes, by the bill's token.
 * @param number of the credit note; null: the invoice
 * @throws DomainError 404 for an invalid token, or if ZATCA has not cleared the document
 */
export async function getBillXml(
  { database, keys, locale }: Omit<InvoicePdfTools, 'typesetter'>,
  { token, number }: { token: string; number: string | null },
): Promise<File> {
  const bill = await getBillByToken(database, keys, locale, token)
  const note = bill.credit_notes.find((one) => one.number === number)
  const file =
    number === null ? await invoiceXml(database, bill) : note && (await noteXml(database, bill, note))
  if (!file) throw new DomainError(404, 'notFound')
  return file
}

type CreditNote = Bill['credit_notes'][number]

async function invoiceXml(database: Database, bill: Bill): Promise<File | null> {
  if (bill.clearance !== 'cleared' || bill.invoice_number === null) return null
  return await xmlFile(database, bill, { number: bill.invoice_number, name: invoiceName(bill) })
}

async function noteXml(database: Database, bill: Bill, note: CreditNote): Promise<File | null> {
  if (note.clearance !== 'cleared') return null
  return await xmlFile(database, bill, { number: note.number, name: noteName(note) })
}

async function xmlFile(
  database: Database,
  { id: orderId }: Bill,
  { number, name }: { number: string; name: string },
): Promise<File | null> {
  const xml = await findBuyerXml(database, { orderId, number })
  return xml && new File([new Uint8Array(xml)], `${name}.xml`, { type: 'application/xml' })
}

function invoiceName(bill: Bill): string {
  return bill.invoice_number === null ? `pro-forma-${bill.code}` : `invoice-${bill.invoice_number}`
}

function noteName(note: CreditNote): string {
  return `credit-note-${note.number}`
}

type InvoiceFileTools = Pick<InvoicePdfTools, 'database' | 'typesetter'>

/** Returns null if too many documents are being typeset. @throws if the content is invalid */
async function invoiceFile({ database, typesetter }: InvoiceFileTools, bill: Bill): Promise<File | null> {
  const xml = await embedded(await invoiceXml(database, bill))
  return pdfFile(await typesetter.typeset(invoiceContent(bill), xml), invoiceName(bill))
}

/** Returns null if too many documents are being typeset. @throws if the content is invalid */
async function creditNoteFile(
  { database, typesetter }: InvoiceFileTools,
  bill: Bill,
  note: CreditNote,
): Promise<File | null> {
  const xml = await embedded(await noteXml(database, bill, note))
  return pdfFile(await typesetter.typeset(creditNoteContent(bill, note), xml), noteName(note))
}

/** Returns the file as the typesetter embeds it. The XML is UTF-8, so the text keeps its bytes. */
async function embedded(file: File | null): Promise<EmbeddedXml | null> {
  if (!file) return null
  return { name: file.name, text: Buffer.from(await file.arrayBuffer()).toString('utf8') }
}

function pdfFile(pdf: Uint8Array<ArrayBuffer> | null, name: string): File | null {
  return pdf && new File([pdf], `${name}.pdf`, { type: 'application/pdf' })
}

/**
 * @property typesetter without it, mails have no PDF
 * @property onInvoiceMissing called if typesetting fails; the mail is sent without the document, which its
 *   link opens too
 */
export type InvoiceAttachmentTools = {
  typesetter?: InvoiceTypesetter | undefined
  onInvoiceMissing?: ((error: unknown) => void) | undefined
}

/** Returns the invoice of a bill for a mail, with its XML; empty if it cannot be typeset, and while a paid one awaits its clearance. */
export async function invoiceAttachments(
  database: Database,
  tools: InvoiceAttachmentTools,
  bill: Bill,
): Promise<MailFile[]> {
  if (bill.clearance === 'awaited' && bill.payment_status !== 'unpaid') return []
  const pdf = await pdfAttachment(tools, (typesetter) => invoiceFile({ database, typesetter }, bill))
  return [...pdf, ...(await attachments(await invoiceXml(database, bill)))]
}

/** Like `invoiceAttachments`, for a credit note. */
export async function creditNoteAttachments(
  database: Database,
  tools: InvoiceAttachmentTools,
  { bill, note }: { bill: Bill; note: CreditNote },
): Promise<MailFile[]> {
  if (note.clearance === 'awaited') return []
  const pdf = await pdfAttachment(tools, (typesetter) => creditNoteFile({ database, typesetter }, bill, note))
  return [...pdf, ...(await attachments(await noteXml(database, bill, note)))]
}

async function pdfAttachment(
  { typesetter, onInvoiceMissing = () => {} }: InvoiceAttachmentTools,
  set: (typesetter: InvoiceTypesetter) => Promise<File | null>,
): Promise<MailFile[]> {
  if (!typesetter) return []
  try {
    const file = await set(typesetter)
    if (!file) throw new Error('Too many invoices are being typeset')
    return await attachments(file)
  } catch (error) {
    onInvoiceMissing(error)
    return []
  }
}

async function attachments(file: File | null): Promise<MailFile[]> {
  if (!file) return []
  return [{ name: file.name, type: file.type, content: Buffer.from(await file.arrayBuffer()) }]
}
