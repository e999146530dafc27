/** The totals that the cart shows, the server charges and the invoice repeats. */

import { firstTier, type PriceTier, unitPrice } from '../catalog/price-tiers.ts'
import { add, type BasisPoints, percentOf, percentWithin, subtract, times, ZERO } from '../money.ts'
import { type CouponTerms, couponValue } from './coupon-value.ts'
import { type DeliveryFee, deliveryFee } from './delivery-fee.ts'

/**
 * @property lines one per product, with its quantity over all colours and sizes
 * @property taxIncluded true: prices contain the tax; false: the tax is added
 */
export type OrderToSum = {
  lines: readonly { tiers: readonly PriceTier[]; quantity: number }[]
  coupon: CouponTerms | null
  delivery: DeliveryFee
  taxRate: BasisPoints
  taxIncluded: boolean
}

/**
 * Returns the totals of an order (contract, "The sums"): `beforeTiers` − `saving` = `items`; `items` − `coupon` + `shipping` (+ `tax`
 * unless included) = `grand`. Each percentage is rounded half up to the halala once, for the whole
 * order. If a later tier is dearer than the first, the saving is 0 and `beforeTiers` equals the item total.
 * @throws RangeError for a product without tiers, or a quantity that is not a whole number of 0 or more
 */
export function orderTotals(order: OrderToSum) {
  const lines = order.lines.map(lineSum)
  const items = add(...lines.map((line) => line.subtotal))
  const saving = add(...lines.map((line) => line.saving))
  const coupon = couponValue(order.coupon, items)
  const taxable = subtract(items, coupon)
  const shipping = deliveryFee(order.delivery, { products: lines.length, payable: taxable })
  const tax = (order.taxIncluded ? percentWithin : percentOf)(taxable, order.taxRate)
  return {
    lines,
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
    beforeTiers: add(items, saving),
    saving,
    items,
    coupon,
    shipping,
    tax,
    grand: order.taxIncluded ? add(taxable, shipping) : add(taxable, shipping, tax),
  }
}

export type OrderTotals = ReturnType<typeof orderTotals>

/**
 * Returns the price of one product without tax and delivery.
 * @throws RangeError like `orderTotals`
 */
export function lineSum({ tiers, quantity }: OrderToSum['lines'][number]) {
  const unit = unitPrice(tiers, quantity)
  const first = firstTier(tiers).price
  const less = unit < first ? subtract(first, unit) : ZERO
  return { quantity, unit, subtotal: times(unit, quantity), saving: times(less, quantity) }
}

export type LineSum = ReturnType<typeof lineSum>
