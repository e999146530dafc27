import type { ShopClient } from '@zayy/contract/shop-client'
import type { ShopSettings } from '../../layout/shop-settings.ts'

/** A city with its fee and days, as pages know the one that the shop begins with. */
export type DeliveryCity = NonNullable<ShopSettings['defaultCity']>

export type ListedCountry = Awaited<ReturnType<ShopClient['places']['countries']>>['data'][number]
export type ListedCity = Awaited<ReturnType<ShopClient['places']['cities']>>['data'][number]

/** A city of the shop's lists, with the days of its country. */
export function deliveryCityOf({ id, name, shipping }: ListedCity, country: ListedCountry): DeliveryCity {
  return { id, name, shipping, country_id: country.id, delivery_days: country.delivery_days }
}
