import type { Locale } from '@zayy/contract/types'
import {
  areas,
  areaTranslations,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { type Sar, toSar } from '@zayy/domain/money'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, not, sql } from 'drizzle-orm'
import { notFound } from '../domain-error.ts'

type PlaceOption = { id: number; name: string }

/** Lists the countries that the shop delivers to, with the business days from payment to delivery. */
export async function listCountries(
  database: Database,
  locale: Locale,
): Promise<(PlaceOption & { delivery_days: BusinessDays })[]> {
  const rows = await allCountries(database).execute({ locale })
  return rows.map(({ id, name, deliveryDaysFrom, deliveryDaysTo }) => ({
    id,
    name,
    delivery_days: { from: deliveryDaysFrom, to: deliveryDaysTo },
  }))
}

/**
 * Lists a country's cities, with the fee for one product in SAR.
 * @throws DomainError 404 for an unknown country
 */
export async function listCities(
  database: Database,
  locale: Locale,
  country: number,
): Promise<(PlaceOption & { shipping: Sar })[]> {
  const [row] = await citiesOf(database).execute({ of: country, locale })
  if (!row) throw notFound()
  return row.cities.map(({ id, name, shipping }) => ({ id, name, shipping: toSar(shipping) }))
}

/** @throws DomainError 404 for an unknown city */
export async function listAreas(database: Database, locale: Locale, city: number): Promise<PlaceOption[]> {
  const [row] = await areasOf(database).execute({ of: city, locale })
  if (!row) throw notFound()
  return row.areas
}

const of = sql.placeholder('of')

const allCountries = prepared((database) =>
  database
    .select({
      ...pick(countries, 'id', 'deliveryDaysFrom', 'deliveryDaysTo'),
      name: inLanguage(countryTranslations.name, countryTranslations.countryId, countries.id),
    })
    .from(countries)
    .where(not(countries.hidden))
    .orderBy(asc(countries.position))
    .prepare('countries'),
)

/** Returns no row if the shop does not deliver to the country. */
const citiesOf = prepared((database) =>
  database
    .select({
      cities: jsonList(
        jsonObject({
          id: cities.id,
          shipping: cities.shipping,
          name: inLanguage(cityTranslations.name, cityTranslations.cityId, cities.id),
        }),
        {
          from: cities,
          where: and(eq(cities.countryId, countries.id), not(cities.hidden)),
          orderBy: cities.position,
        },
      ),
    })
    .from(countries)
    .where(and(eq(countries.id, of), not(countries.hidden)))
    .prepare('cities_of_country'),
)

const areasOf = prepared((database) =>
  database
    .select({
      areas: jsonList(
        jsonObject({
          id: areas.id,
          name: inLanguage(areaTranslations.name, areaTranslations.areaId, areas.id),
        }),
        { from: areas, where: and(eq(areas.cityId, cities.id), not(areas.hidden)), orderBy: areas.position },
      ),
    })
    .from(cities)
    .where(and(eq(cities.id, of), not(cities.hidden)))
    .prepare('areas_of_city'),
)
