import type { InvoiceTypesetter } from '../invoicing/invoice-typesetter.ts'
import type { MailFile } from '@zayy/platform/mail/mail'

/**
 * @property typesetter sets the document that is attached to a mail; without it, none is
 * @property onInvoiceMissing told of a document that could not be set: the mail goes without it, as its link opens it too
 */
export type InvoiceAttachmentTools = {
  typesetter?: InvoiceTypesetter | undefined
  onInvoiceMissing?: ((error: unknown) => void) | undefined
}

/** An invoice or a credit note as a file attached to a mail; empty where it could not be set. */
export async function invoiceAttachment(
  { typesetter, onInvoiceMissing = () => {} }: InvoiceAttachmentTools,
  set: (typesetter: InvoiceTypesetter) => Promise<File | null>,
): Promise<MailFile[]> {
  if (!typesetter) return []
  try {
    const file = await set(typesetter)
    if (!file) throw new Error('Too many invoices are being set')
    return [{ name: file.name, type: file.type, content: Buffer.from(await file.arrayBuffer()) }]
  } catch (error) {
    onInvoiceMissing(error)
    return []
  }
}
