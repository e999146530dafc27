import { type PriceTax, priceTax } from '@zayy/domain/checkout/price-tax'
import { useShopSettings } from './use-shop-settings.ts'

/** What prices say of VAT. */
export function usePriceTax(): PriceTax {
  const { taxPercent, taxIncluded } = useShopSettings()
  return priceTax(taxPercent, taxIncluded)
}
