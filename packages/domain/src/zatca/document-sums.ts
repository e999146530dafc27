/**
 * The sums of a document for ZATCA, from the amounts charged. Nothing is computed again: the allowance is the remainder, so that
 * the totals agree to the halala, however the order was rounded.
 */

import { add, type BasisPoints, type Halalas, subtract, ZERO } from '../money.ts'
import { taxedLines } from '../orders/invoice-lines.ts'

/** Amounts as the buyer was charged. `tax`: of the products alone. `shippingTax`: within `shipping`. */
export type ChargedOrder = {
  lines: readonly { name: string; quantity: number; subtotal: Halalas }[]
  couponCode: string | null
  shipping: Halalas
  shippingTax: Halalas
  tax: Halalas
  taxIncluded: boolean
  taxRate: BasisPoints
  grand: Halalas
}

export type DocumentLine = { name: string; quantity: number; net: Halalas; tax: Halalas; gross: Halalas }

/** Names of ZATCA's business terms: `allowance` BT-107, `charge` BT-108, `withoutVat` BT-109, `vat` BT-110, `payable` BT-115. */
export type DocumentSums = {
  lines: readonly DocumentLine[]
  lineSum: Halalas
  /** Null if 0. Both without VAT. */
  allowance: { amount: Halalas; reason: string } | null
  charge: { amount: Halalas; reason: string } | null
  withoutVat: Halalas
  vat: Halalas
  payable: Halalas
}

/** @throws RangeError if the lines and the delivery come to less than the total without VAT */
export function orderSums(order: ChargedOrder): DocumentSums {
  const taxed = taxedLines(
    order.lines.map(({ subtotal }) => subtotal),
    order.taxRate,
    order.taxIncluded,
  )
  const lines = taxed.flatMap((sums, at) => {
    const line = order.lines[at]
    return line ? [{ name: itemName(line.name), quantity: line.quantity, ...sums }] : []
  })
  const lineSum = add(...lines.map(({ net }) => net))
  const vat = add(order.tax, order.shippingTax)
  const withoutVat = subtract(order.grand, vat)
  const charge = subtract(order.shipping, order.shippingTax)
  const allowance = subtract(add(lineSum, charge), withoutVat)
  if (allowance < ZERO) throw new RangeError('the total is more than its parts')
  return {
    lines,
    lineSum,
    allowance: allowance === ZERO ? null : { amount: allowance, reason: order.couponCode ?? 'Discount' },
    charge: charge === ZERO ? null : { amount: charge, reason: 'Delivery' },
    withoutVat,
    vat,
    payable: order.grand,
  }
}

/** Sums of a credit note about part of an invoice: one line with its share of the VAT. */
export function partialRefundSums({
  invoiceNumber,
  total,
  tax,
}: {
  invoiceNumber: string
  total: Halalas
  tax: Halalas
}): DocumentSums {
  const net = subtract(total, tax)
  const name = `استرداد جزئي من الفاتورة ${invoiceNumber} | Partial refund of invoice ${invoiceNumber}`
  return {
    lines: [{ name, quantity: 1, net, tax, gross: total }],
    lineSum: net,
    allowance: null,
    charge: null,
    withoutVat: net,
    vat: tax,
    payable: total,
  }
}

/** Bounds of an item's name in characters (ZATCA's rule BR-KSA-F-06-C19). */
const MIN_NAME = 3
const MAX_NAME = 1_000

/** Returns a name that ZATCA finds clear: of 3 to 1,000 characters, and not only digits (BR-KSA-F-C-01). */
function itemName(name: string): string {
  const isUnclear = [...name].length < MIN_NAME || /^\p{Nd}+$/u.test(name)
  return [...(isUnclear ? `صنف ${name}` : name)].slice(0, MAX_NAME).join('')
}
