/** "Where the shop delivers." */

import type { ShopClient } from '@zayy/contract/shop-client'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { Sar } from '@zayy/domain/money'

export type PlaceOption = { id: number; name: string }
/** Its delivery days are business days from payment. */
export type Country = PlaceOption & { delivery_days: BusinessDays }
export type City = PlaceOption & { shipping: Sar }

/** The countries, and the one that an address begins with: its id as a field holds it, and its cities. */
export type Places = { country: string; countries: Country[]; cities: City[] }

/** Loads what an address begins with: the countries, and the cities of the shop's own. */
export async function loadPlaces(client: ShopClient): Promise<Places> {
  const [{ data: settings }, { data: countries }] = await Promise.all([
    client.settings.get(),
    client.places.countries(),
  ])
  const country = settings.default_city?.country_id ?? countries[0]?.id
  const cities: City[] = country === undefined ? [] : (await client.places.cities({ country })).data
  return {
    country: country === undefined ? '' : String(country),
    countries: countries.map(({ id, name, delivery_days }): Country => ({ id, name, delivery_days })),
    cities: cities.map(({ id, name, shipping }) => ({ id, name, shipping })),
  }
}
