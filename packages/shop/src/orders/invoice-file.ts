import type { Bill } from '@zayy/contract/types'
import { invoiceContent } from '../invoicing/invoice-content.ts'
import type { InvoiceTypesetter } from '../invoicing/invoice-typesetter.ts'

/** The invoice of a bill as a PDF; null where too many are being set. @throws where it cannot be set */
export async function invoiceFile(typesetter: InvoiceTypesetter, bill: Bill): Promise<File | null> {
  const pdf = await typesetter.typeset(invoiceContent(bill))
  return pdf && new File([pdf], `invoice-${bill.invoice_number}.pdf`, { type: 'application/pdf' })
}
