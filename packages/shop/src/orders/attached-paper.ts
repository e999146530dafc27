import type { InvoiceTypesetter } from '../invoice-pdf/invoice-typesetter.ts'
import type { MailFile } from '../mail/mail.ts'

/**
 * @property typesetter sets the paper that a mail brings; without it, none is brought
 * @property onInvoiceMissing told of a paper that could not be set: the mail goes without it, as its link opens it too
 */
export type PaperTools = {
  typesetter?: InvoiceTypesetter | undefined
  onInvoiceMissing?: ((error: unknown) => void) | undefined
}

/** An invoice or a credit note as a mail brings it; empty where it could not be set. */
export async function attachedPaper(
  { typesetter, onInvoiceMissing = () => {} }: PaperTools,
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
