/** "What a cart costs, delivered there", as the server will work it out. */

import type { Coupon } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { couponFromWire } from '@zayy/domain/checkout/coupon-value'
import { type OrderTotals, orderTotals } from '@zayy/domain/checkout/order-totals'
import { fromPercent, type Halalas } from '@zayy/domain/money'

/** What the shop says about tax. */
export type TaxRule = { percent: number; included: boolean }

/** A coupon that the shop has accepted, as the wire has it. */
export type AppliedCoupon = Coupon

/** @param cityShipping the city's fee for one product */
export function cartTotals(
  items: readonly CartItem[],
  coupon: AppliedCoupon | null,
  cityShipping: Halalas,
  tax: TaxRule,
): OrderTotals {
  return orderTotals({
    lines: items.map(({ product, selectedProduct }) => ({
      tiers: tiersFromWire(product.pieces),
      quantity: pieceCount(selectedProduct.colors),
    })),
    coupon: coupon && couponFromWire(coupon),
    cityShipping,
    taxRate: fromPercent(tax.percent),
    taxIncluded: tax.included,
  })
}
