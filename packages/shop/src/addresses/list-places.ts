import type { Locale } from '@zayy/contract/types'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { type Sar, toSar } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { selectAreas, selectCities, selectCountries } from './queries.ts'

type PlaceOption = { id: number; name: string }

/** The countries that the shop delivers to, with the business days from payment to delivery. */
export async function listCountries(
  database: Database,
  locale: Locale,
): Promise<(PlaceOption & { delivery_days: BusinessDays })[]> {
  const rows = await selectCountries(database, locale)
  return rows.map(({ id, name, deliveryDaysFrom, deliveryDaysTo }) => ({
    id,
    name,
    delivery_days: { from: deliveryDaysFrom, to: deliveryDaysTo },
  }))
}

/**
 * A country's cities, with the fee for one product in SAR.
 *
 * @throws DomainError 404 for an unknown country
 */
export async function listCities(
  database: Database,
  locale: Locale,
  country: number,
): Promise<(PlaceOption & { shipping: Sar })[]> {
  const rows = await selectCities(database, country, locale)
  if (!rows) throw notFound()
  return rows.map(({ id, name, shipping }) => ({ id, name, shipping: toSar(shipping) }))
}

/**
 * A city's areas.
 *
 * @throws DomainError 404 for an unknown city
 */
export async function listAreas(database: Database, locale: Locale, city: number): Promise<PlaceOption[]> {
  const rows = await selectAreas(database, city, locale)
  if (!rows) throw notFound()
  return rows.map(({ id, name }) => ({ id, name }))
}
