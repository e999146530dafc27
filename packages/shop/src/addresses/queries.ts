import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { areas, cities, countries } from '@zayy/database/schema/addresses'
import type { Halalas } from '@zayy/domain/money'
import { asc, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'

const lang = sql.placeholder('lang')
const of = sql.placeholder('of')

const allCountries = prepared((database) =>
  database
    .select({
      id: countries.id,
      deliveryDaysFrom: countries.deliveryDaysFrom,
      deliveryDaysTo: countries.deliveryDaysTo,
      name: sql<string>`(select t.name from country_translations t
        where t.country_id = countries.id order by t.locale::text = ${lang} desc limit 1)`,
    })
    .from(countries)
    .where(sql`not countries.hidden`)
    .orderBy(asc(countries.position))
    .prepare('countries'),
)

/** Null where the country is not one that is delivered to. */
const citiesOf = prepared((database) =>
  database
    .select({
      cities: sql<{ id: number; name: string; shipping: Halalas }[]>`(
        select coalesce(json_agg(json_build_object('id', c.id, 'shipping', c.shipping, 'name', (
          select t.name from city_translations t where t.city_id = c.id order by t.locale::text = ${lang} desc limit 1
        )) order by c.position), '[]') from cities c where c.country_id = countries.id and not c.hidden)`,
    })
    .from(countries)
    .where(sql`countries.id = ${of} and not countries.hidden`)
    .prepare('cities_of_country'),
)

const areasOf = prepared((database) =>
  database
    .select({
      areas: sql<{ id: number; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', a.id, 'name', (
          select t.name from area_translations t where t.area_id = a.id order by t.locale::text = ${lang} desc limit 1
        )) order by a.position), '[]') from ${areas} a where a.city_id = cities.id and not a.hidden)`,
    })
    .from(cities)
    .where(sql`cities.id = ${of} and not cities.hidden`)
    .prepare('areas_of_city'),
)

export function selectCountries(database: Database, language: Locale) {
  return allCountries(database).execute({ lang: language })
}

/** Undefined for an unknown or hidden country. */
export async function selectCities(database: Database, country: number, language: Locale) {
  const [row] = await citiesOf(database).execute({ of: country, lang: language })
  return row?.cities
}

/** Undefined for an unknown or hidden city. */
export async function selectAreas(database: Database, city: number, language: Locale) {
  const [row] = await areasOf(database).execute({ of: city, lang: language })
  return row?.areas
}
