import type { CartItem } from '@zayy/domain/cart/cart'
import type { OrderTotals } from '@zayy/domain/checkout/order-totals'
import { fromSar, zero } from '@zayy/domain/money'
import { cartTotals } from '../cart-state/cart-totals.ts'
import { useShopSettings } from '../layout/use-shop-settings.ts'

/** The totals of these lines on the shop's terms: the default city's fee for each product, no coupon yet. */
export function useCartTotals(items: readonly CartItem[]): OrderTotals {
  const { taxPercent, taxIncluded, defaultCity } = useShopSettings()
  const fee = defaultCity ? fromSar(defaultCity.shipping) : zero
  return cartTotals(items, null, fee, { percent: taxPercent, included: taxIncluded })
}
