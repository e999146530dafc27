/** "What is to be paid": the one sum that the cart shows, the server charges and the invoice repeats. */

import { firstTier, type PriceTier, unitPrice } from '../catalog/price-tiers.ts'
import {
  add,
  type BasisPoints,
  type Halalas,
  percentOf,
  percentWithin,
  subtract,
  times,
  zero,
} from '../money.ts'
import { type CouponTerms, couponValue } from './coupon-value.ts'

/**
 * @property lines one for each product, with its pieces over all colours and sizes
 * @property cityShipping the city's fee for one product
 * @property taxIncluded true: the prices contain the tax; false: it is added to them
 */
export type OrderToSum = {
  lines: readonly { tiers: readonly PriceTier[]; quantity: number }[]
  coupon: CouponTerms | null
  cityShipping: Halalas
  taxRate: BasisPoints
  taxIncluded: boolean
}

export type LineSum = { quantity: number; unit: Halalas; subtotal: Halalas; saving: Halalas }

/** `beforeTiers` − `saving` = `items`; `items` − `coupon` + `shipping` (+ `tax` unless included) = `grand`. */
export type OrderTotals = {
  lines: LineSum[]
  pieces: number
  beforeTiers: Halalas
  saving: Halalas
  items: Halalas
  coupon: Halalas
  shipping: Halalas
  tax: Halalas
  grand: Halalas
}

/**
 * Contract, "The sums". Each percentage is rounded half up to the halala, once, for the whole order.
 * Where a later tier is dearer than the first, nothing is saved, and `beforeTiers` is what the items cost.
 * @throws RangeError for a product without tiers or a quantity that is not a whole number of 0 or more.
 */
export function orderTotals(order: OrderToSum): OrderTotals {
  const lines = order.lines.map(lineSum)
  const items = add(...lines.map((line) => line.subtotal))
  const saving = add(...lines.map((line) => line.saving))
  const coupon = couponValue(order.coupon, items)
  const taxable = subtract(items, coupon)
  const shipping = times(order.cityShipping, lines.length)
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

/**
 * What a number of pieces of one product costs, without tax and delivery.
 * @throws RangeError as orderTotals
 */
export function lineSum({ tiers, quantity }: OrderToSum['lines'][number]): LineSum {
  const unit = unitPrice(tiers, quantity)
  const first = firstTier(tiers).price
  const less = unit < first ? subtract(first, unit) : zero
  return { quantity, unit, subtotal: times(unit, quantity), saving: times(less, quantity) }
}
