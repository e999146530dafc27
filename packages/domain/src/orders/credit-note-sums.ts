import { add, type Halalas, shareOf, subtract, ZERO } from '../money.ts'

/**
 * @property grandTotal grand total of the invoice
 * @property tax all tax within it, including that of the delivery fee
 * @property refunded total of earlier credit notes
 */
export type RefundedInvoice = { grandTotal: Halalas; tax: Halalas; refunded: Halalas }

/**
 * Returns the total and tax of a credit note, at the tax proportion of the invoice. The tax is the difference of two cumulative
 * shares, so that the credit notes of a fully refunded invoice add up to its exact tax. Null if the refund is not positive or
 * exceeds what is left.
 */
export function creditNoteSums(
  { grandTotal, tax, refunded }: RefundedInvoice,
  total: Halalas,
): { total: Halalas; tax: Halalas } | null {
  const after = add(refunded, total)
  if (total <= ZERO || after > grandTotal) return null
  return { total, tax: subtract(shareOf(tax, after, grandTotal), shareOf(tax, refunded, grandTotal)) }
}
