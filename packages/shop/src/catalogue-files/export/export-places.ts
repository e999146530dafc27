import {
  areas,
  areaTranslations,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import { toDecimal } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, not } from 'drizzle-orm'
import { type ExportedTable, inBoth } from './exported-files.ts'

/** Exports countries.csv, cities.csv and areas.csv without hidden rows. */
export async function exportPlaces(database: Executor): Promise<ExportedTable[]> {
  const shown = {
    countries: await database
      .select()
      .from(countries)
      .where(not(countries.hidden))
      .orderBy(asc(countries.position)),
    cities: await database.select().from(cities).where(not(cities.hidden)).orderBy(asc(cities.position)),
    areas: await database.select().from(areas).where(not(areas.hidden)).orderBy(asc(areas.position)),
  }
  const country = inBoth(await database.select().from(countryTranslations), (row) => row.countryId)
  const city = inBoth(await database.select().from(cityTranslations), (row) => row.cityId)
  const area = inBoth(await database.select().from(areaTranslations), (row) => row.areaId)
  const countryCodes = new Map(shown.countries.map(({ id, code }) => [id, code]))
  const reached = shown.cities.filter(({ countryId }) => countryCodes.has(countryId))
  const cityCodes = new Map(reached.map(({ id, code }) => [id, code]))
  return [
    {
      file: 'countries.csv',
      headings: ['code', 'name_ar', 'name_en', 'days_from', 'days_to'],
      rows: shown.countries.map(({ id, code, deliveryDaysFrom, deliveryDaysTo }) => {
        const { ar, en } = country(id)
        return [code, ar.name, en.name, String(deliveryDaysFrom), String(deliveryDaysTo)]
      }),
    },
    {
      file: 'cities.csv',
      headings: ['code', 'country', 'name_ar', 'name_en', 'shipping'],
      rows: shown.cities.flatMap(({ id, code, countryId, shipping }) => {
        const of = countryCodes.get(countryId)
        if (of === undefined) return []
        const { ar, en } = city(id)
        return [[code, of, ar.name, en.name, toDecimal(shipping)]]
      }),
    },
    {
      file: 'areas.csv',
      headings: ['code', 'city', 'name_ar', 'name_en'],
      rows: shown.areas.flatMap(({ id, code, cityId }) => {
        const of = cityCodes.get(cityId)
        if (of === undefined) return []
        const { ar, en } = area(id)
        return [[code, of, ar.name, en.name]]
      }),
    },
  ]
}
