import type { Bill } from '@zayy/contract/types'
import { creditNoteContent } from '../invoicing/credit-note-content.ts'
import type { InvoiceTypesetter } from '../invoicing/invoice-typesetter.ts'

/** A credit note of a bill as a PDF; null where too many documents are being set. @throws where it cannot be set */
export async function creditNoteFile(
  typesetter: InvoiceTypesetter,
  bill: Bill,
  note: Bill['credit_notes'][number],
): Promise<File | null> {
  const pdf = await typesetter.typeset(creditNoteContent(bill, note))
  return pdf && new File([pdf], `credit-note-${note.number}.pdf`, { type: 'application/pdf' })
}
