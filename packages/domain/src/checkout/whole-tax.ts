/** Total VAT of an order: of its products, and within its delivery fee, which includes tax. */

import { add, type BasisPoints, type Halalas, percentWithin } from '../money.ts'

/** Returns the tax within a delivery fee (decision 001). */
export function taxWithinShipping(shipping: Halalas, taxRate: BasisPoints): Halalas {
  return percentWithin(shipping, taxRate)
}

/**
 * Returns all tax within the total of an order, as used by the QR code of the invoice, credit notes, report and exports.
 * @param order.tax tax of the products alone
 */
export function wholeTax(order: { tax: Halalas; shipping: Halalas; taxBasisPoints: BasisPoints }): Halalas {
  return add(order.tax, taxWithinShipping(order.shipping, order.taxBasisPoints))
}
