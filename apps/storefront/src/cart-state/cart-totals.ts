import type { Coupon } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { couponFromWire } from '@zayy/domain/checkout/coupon-value'
import type { DeliveryFee } from '@zayy/domain/checkout/delivery-fee'
import { type OrderTotals, orderTotals } from '@zayy/domain/checkout/order-totals'
import { fromPercent } from '@zayy/domain/money'

export type TaxRule = { percent: number; included: boolean }

export type AppliedCoupon = Coupon

/** Calculates the totals as the server will for the order. */
export function cartTotals(
  items: readonly CartItem[],
  coupon: AppliedCoupon | null,
  delivery: DeliveryFee,
  tax: TaxRule,
): OrderTotals {
  return orderTotals({
    lines: items.map(({ product, selectedProduct }) => ({
      tiers: tiersFromWire(product.pieces),
      quantity: pieceCount(selectedProduct.colors),
    })),
    coupon: coupon && couponFromWire(coupon),
    delivery,
    taxRate: fromPercent(tax.percent),
    taxIncluded: tax.included,
  })
}
