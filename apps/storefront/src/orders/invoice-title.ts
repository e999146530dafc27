import type { Bill } from '@zayy/contract/types'
import type { OrderMessages } from './order-messages.ts'

/** What the paper is: a tax invoice for a company, a simplified one for a person, or neither where no VAT is charged. */
export function invoiceTitle({ seller, buyer }: Bill, messages: OrderMessages): string {
  if (seller.vat_number === null) return messages.invoiceWithoutVat
  return buyer.company === null ? messages.invoice : messages.taxInvoice
}
