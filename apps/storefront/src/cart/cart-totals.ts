/** "What the cart comes to, with delivery to the usual city and tax." */

import type { CartItem } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { type OrderTotals, orderTotals } from '@zayy/domain/checkout/order-totals'
import { fromSar } from '@zayy/domain/money'
import { useShopSettings } from '../layout/use-shop-settings.ts'

/** The sums of these lines on the shop's terms: the default city's fee for each product, no coupon yet. */
export function useCartTotals(items: readonly CartItem[]): OrderTotals {
  const { taxPercent, taxIncluded, defaultCity } = useShopSettings()
  return orderTotals({
    lines: items.map(({ product, selectedProduct }) => ({
      tiers: tiersFromWire(product.pieces),
      quantity: pieceCount(selectedProduct.colors),
    })),
    coupon: null,
    cityShipping: fromSar(defaultCity?.shipping ?? 0),
    taxPercent,
    taxIncluded,
  })
}
