/** The rows of an invoice: first-tier subtotal, saving, coupon, shipping, tax as charged, grand total. */

import {
  add,
  type BasisPoints,
  fromSar,
  type Halalas,
  percentOf,
  percentWithin,
  type Sar,
  subtract,
  ZERO,
} from '../money.ts'

/** The sums of a bill in the API, in SAR. */
export type BilledSums = {
  items_total: Sar
  saving: Sar
  coupon_value: Sar
  shipping: Sar
  /** Tax within `shipping`, which includes it. */
  shipping_tax: Sar
  tax: Sar
  tax_included: boolean
  grand_total: Sar
}

/**
 * Returns the rows of an invoice from the charged sums; nothing is recalculated (decision 001). `beforeTiers` − `saving` = `items`.
 * `items` − `coupon` + `shipping` + `tax` (unless `taxIncluded`) = `grand`. `withoutTax` + `tax` + `shippingTax` = `grand` (ZATCA's
 * BT-109, BT-111, BT-112). `shippingTax`: within `shipping`.
 * @throws RangeError if the charged sums do not add up
 */
export function invoiceSums(bill: BilledSums) {
  const items = fromSar(bill.items_total)
  const saving = fromSar(bill.saving)
  const coupon = fromSar(bill.coupon_value)
  const shipping = fromSar(bill.shipping)
  const shippingTax = fromSar(bill.shipping_tax)
  const tax = fromSar(bill.tax)
  const grand = fromSar(bill.grand_total)
  const withoutAdding = add(subtract(items, coupon), shipping)
  const taxIncluded = bill.tax_included
  if (grand !== (taxIncluded ? withoutAdding : add(withoutAdding, tax)))
    throw new RangeError('the sums of this bill do not add up')
  const beforeTiers = add(items, saving)
  return {
    beforeTiers,
    saving,
    items,
    coupon,
    shipping,
    shippingTax,
    tax,
    taxIncluded,
    withoutTax: subtract(grand, add(tax, shippingTax)),
    grand,
  }
}

export type InvoiceSums = ReturnType<typeof invoiceSums>

/**
 * Returns net amount, tax and the amount "inclusive of VAT" of each line, before any coupon. Tax is rounded once for all lines
 * together (ZATCA's XML standard, 10). Each line gets its share, so that the lines add up to it exactly.
 */
export function taxedLines(subtotals: readonly Halalas[], taxRate: BasisPoints, taxIncluded: boolean) {
  const taxOf = taxIncluded ? percentWithin : percentOf
  let sum = ZERO
  return subtotals.map((subtotal) => {
    const before = taxOf(sum, taxRate)
    sum = add(sum, subtotal)
    const tax = subtract(taxOf(sum, taxRate), before)
    return taxIncluded
      ? { net: subtract(subtotal, tax), tax, gross: subtotal }
      : { net: subtotal, tax, gross: add(subtotal, tax) }
  })
}
