import {
  add,
  type BasisPoints,
  type Halalas,
  halalas,
  isTaxWithin,
  percentWithin,
  subtract,
  ZERO,
} from '../money.ts'

/**
 * @property grandTotal grand total of the invoice
 * @property tax all tax within it, including that of the delivery fee
 * @property refunded sums of all earlier credit notes
 */
export type RefundedInvoice = {
  grandTotal: Halalas
  tax: Halalas
  taxRate: BasisPoints
  refunded: { total: Halalas; tax: Halalas }
}

/**
 * Returns the total and tax of a credit note. The tax is that within its own total. It is adjusted by a halala if the remaining
 * tax would otherwise differ by more than a halala from the tax within the remaining total. So neither this note nor the last
 * one differs by more than a halala, and all notes add up to the invoice's tax (decision 067). Null if the refund is not
 * positive or exceeds the rest.
 */
export function creditNoteSums(
  { grandTotal, tax, taxRate, refunded }: RefundedInvoice,
  total: Halalas,
): { total: Halalas; tax: Halalas } | null {
  const left = subtract(grandTotal, refunded.total)
  const taxLeft = subtract(tax, refunded.tax)
  if (total <= ZERO || total > left) return null
  if (total === left) return { total, tax: taxLeft }
  const rest = subtract(left, total)
  const own = percentWithin(total, taxRate)
  const nearest = [own, add(own, HALALA), subtract(own, HALALA)]
  return { total, tax: nearest.find((one) => isTaxWithin(subtract(taxLeft, one), rest, taxRate)) ?? own }
}

const HALALA = halalas(1)
