import type { DeliveryFee } from '@zayy/domain/checkout/delivery-fee'
import { fromSar, type Sar, ZERO } from '@zayy/domain/money'
import { useShopSettings } from '../shop-settings/shop-settings.ts'

/** Returns the fee of a city by the shop's rules; without a city there is none. */
export function useDeliveryFee(city: { shipping: Sar } | null | undefined): DeliveryFee {
  const { feePerOrder, freeDeliveryFrom } = useShopSettings()
  return {
    amount: city ? fromSar(city.shipping) : ZERO,
    per: feePerOrder ? 'order' : 'product',
    freeFrom: freeDeliveryFrom === undefined ? null : fromSar(freeDeliveryFrom),
  }
}
