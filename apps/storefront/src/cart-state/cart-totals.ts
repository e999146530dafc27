/** "What a cart costs, delivered there", as the server will work it out. */

import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { type OrderTotals, orderTotals } from '@zayy/domain/checkout/order-totals'
import { fromSar } from '@zayy/domain/money'

/** What the shop says about tax. */
export type TaxRule = { percent: number; included: boolean }

/** A coupon that the shop has accepted, as the wire has it. */
export type AppliedCoupon = { code: string; type: '0' | '1'; amount: number }

/** @param cityShipping the city's fee for one product, in SAR */
export function cartTotals(
  items: readonly CartItem[],
  coupon: AppliedCoupon | null,
  cityShipping: number,
  tax: TaxRule,
): OrderTotals {
  return orderTotals({
    lines: items.map(({ product, selectedProduct }) => ({
      tiers: tiersFromWire(product.pieces),
      quantity: pieceCount(selectedProduct.colors),
    })),
    coupon,
    cityShipping: fromSar(cityShipping),
    taxPercent: tax.percent,
    taxIncluded: tax.included,
  })
}
