import type { Bill } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { invoiceContent } from '../invoice-pdf/invoice-content.ts'
import type { InvoiceTypesetter } from '../invoice-pdf/invoice-typesetter.ts'
import { findInvoiceSettings } from '../settings/find-invoice-settings.ts'

/** The invoice of a bill as a PDF; null where too many are being set. @throws where it cannot be set */
export async function invoiceFile(
  { typesetter, database }: { typesetter: InvoiceTypesetter; database: Database },
  bill: Bill,
): Promise<File | null> {
  const { returnDays } = await findInvoiceSettings(database)
  const pdf = await typesetter.typeset(invoiceContent(bill, returnDays))
  return pdf && new File([pdf], `invoice-${bill.invoice_number}.pdf`, { type: 'application/pdf' })
}
