import { add, type Halalas, shareOf, subtract, zero } from '../money.ts'

/**
 * @property grandTotal of the invoice
 * @property tax all that is tax within it, the delivery fee's included
 * @property refunded what earlier credit notes gave back of it
 */
export type RefundedInvoice = { grandTotal: Halalas; tax: Halalas; refunded: Halalas }

/**
 * The sums of a credit note over a refund, by the invoice's own proportion of tax. The tax is counted from the invoice's start, so
 * that the credit notes of an invoice that was given back wholly hold its tax to the halala, however it was parted.
 * Null where nothing is given back, or more than is left.
 */
export function creditNoteSums(
  { grandTotal, tax, refunded }: RefundedInvoice,
  total: Halalas,
): { total: Halalas; tax: Halalas } | null {
  const after = add(refunded, total)
  if (total <= zero || after > grandTotal) return null
  return { total, tax: subtract(shareOf(tax, after, grandTotal), shareOf(tax, refunded, grandTotal)) }
}
