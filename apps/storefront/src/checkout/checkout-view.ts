import type { ShopClient } from '@zayy/contract/shop-client'
import type { Settings } from '@zayy/contract/types'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import type { Sar } from '@zayy/domain/money'

export type PlaceOption = { id: number; name: string }
/** Its delivery days are business days from payment. */
export type Country = PlaceOption & { delivery_days: BusinessDays }
export type City = PlaceOption & { shipping: Sar }

/** What the checkout needs of the shop: its tax, its account, and where it delivers. */
export async function loadCheckout(client: ShopClient) {
  const [{ data: settings }, { data: countries }] = await Promise.all([
    client.settings.get(),
    client.places.countries(),
  ])
  const country = settings.default_city?.country_id ?? countries[0]?.id
  const cities: City[] = country === undefined ? [] : (await client.places.cities({ country })).data
  return {
    tax: { percent: settings.tax, included: settings.tax_included },
    bank: settings.bank_account,
    transferDays: settings.transfer_days,
    assumedCity: assumedCityOf(settings.default_city),
    country: country === undefined ? '' : String(country),
    countries: countries.map(({ id, name, delivery_days }): Country => ({ id, name, delivery_days })),
    cities: cities.map(({ id, name, shipping }) => ({ id, name, shipping })),
  }
}

export type CheckoutView = Awaited<ReturnType<typeof loadCheckout>>

function assumedCityOf(city: Settings['default_city']): City | null {
  return city && { id: city.id, name: city.name, shipping: city.shipping }
}
