/** "All the VAT of an order": that of its products, and that within its delivery fee, which is an amount with tax. */

import { add, type BasisPoints, type Halalas, percentWithin } from '../money.ts'

/** The part of a delivery fee that is tax (decision 001). */
export function taxWithinShipping(shipping: Halalas, taxRate: BasisPoints): Halalas {
  return percentWithin(shipping, taxRate)
}

/**
 * Returns all the tax within an order's total: what the invoice's QR code, credit notes, report and exports count.
 * @param order.tax that of the products alone
 */
export function wholeTax(order: { tax: Halalas; shipping: Halalas; taxBasisPoints: BasisPoints }): Halalas {
  return add(order.tax, taxWithinShipping(order.shipping, order.taxBasisPoints))
}
