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
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, not, sql } from 'drizzle-orm'

const of = sql.placeholder('of')

const allCountries = prepared((database) =>
  database
    .select({
      id: countries.id,
      deliveryDaysFrom: countries.deliveryDaysFrom,
      deliveryDaysTo: countries.deliveryDaysTo,
      name: inLanguage(
        countryTranslations.name,
        countryTranslations,
        eq(countryTranslations.countryId, countries.id),
      ),
    })
    .from(countries)
    .where(not(countries.hidden))
    .orderBy(asc(countries.position))
    .prepare('countries'),
)

/** Null where the country is not one that is delivered to. */
const citiesOf = prepared((database) =>
  database
    .select({
      cities: jsonList(
        jsonObject({
          id: cities.id,
          shipping: cities.shipping,
          name: inLanguage(cityTranslations.name, cityTranslations, eq(cityTranslations.cityId, cities.id)),
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
          name: inLanguage(areaTranslations.name, areaTranslations, eq(areaTranslations.areaId, areas.id)),
        }),
        { from: areas, where: and(eq(areas.cityId, cities.id), not(areas.hidden)), orderBy: areas.position },
      ),
    })
    .from(cities)
    .where(and(eq(cities.id, of), not(cities.hidden)))
    .prepare('areas_of_city'),
)

export function selectCountries(database: Database, locale: Locale) {
  return allCountries(database).execute({ locale })
}

/** Undefined for an unknown or hidden country. */
export async function selectCities(database: Database, country: number, locale: Locale) {
  const [row] = await citiesOf(database).execute({ of: country, locale })
  return row?.cities
}

/** Undefined for an unknown or hidden city. */
export async function selectAreas(database: Database, city: number, locale: Locale) {
  const [row] = await areasOf(database).execute({ of: city, locale })
  return row?.areas
}
