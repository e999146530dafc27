/** "On which terms this shop sells: tax, delivery to its usual city, transfer and its promise." */

import type { Settings } from '@zayy/contract/shapes'

export type ShopTerms = {
  /** Percent. */
  tax: number
  /** true: prices contain the tax; false: it is added at checkout. */
  taxIncluded: boolean
  /** The city whose fee is shown before an address is known; its fee in SAR is for one product. */
  city: { name: string; shipping: number } | null
  /** How many days an unpaid bank transfer holds its pieces. */
  transferDays: number
  deliveryPromise: string | null
}

/** The few settings that product page and cart show. */
export function termsOf(settings: Settings): ShopTerms {
  const city = settings.default_city
  return {
    tax: settings.tax,
    taxIncluded: settings.tax_included,
    city: city ? { name: city.name, shipping: city.shipping } : null,
    transferDays: settings.transfer_days,
    deliveryPromise: settings.delivery_promise,
  }
}
