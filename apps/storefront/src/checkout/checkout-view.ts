import type { ShopClient } from '@zayy/contract/shop-client'
import type { Settings } from '@zayy/contract/types'
import type { CartItem } from '@zayy/domain/cart/cart'
import { type City, loadPlaces } from '../delivery/places.ts'
import type { OnPlaced } from './use-place-order.ts'

export async function loadCheckout(client: ShopClient) {
  const [{ data: settings }, places] = await Promise.all([client.settings.get(), loadPlaces(client)])
  return {
    ...places,
    tax: { percent: settings.tax, included: settings.tax_included },
    bank: settings.bank_account,
    transferDays: settings.transfer_days,
    assumedCity: assumedCityOf(settings.default_city),
  }
}

export type CheckoutView = Awaited<ReturnType<typeof loadCheckout>>

function assumedCityOf(city: Settings['default_city']): City | null {
  return city && { id: city.id, name: city.name, shipping: city.shipping }
}

export type CheckoutProps = {
  view: CheckoutView
  /** Null until the cart has been read from the browser. */
  items: readonly CartItem[] | null
  /** The cart has lines that are no longer sold. `items` lacks them, and nothing is ordered until they are removed. */
  hasUnsold: boolean
  onPlaced: OnPlaced
  /** Called if the server computed other totals: prices, fees or taxes have changed. */
  onTotalsChanged: () => void
}
