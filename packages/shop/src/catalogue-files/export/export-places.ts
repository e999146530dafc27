import {
  areas,
  areaTranslations,
  carriers,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
  holidays,
} from '@zayy/database/schema/addresses'
import { toDecimal } from '@zayy/domain/money'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, not } from 'drizzle-orm'
import { type ExportedTable, exportedTable, translator } from './exported-files.ts'

/**
 * Exports countries.csv, cities.csv and areas.csv without hidden rows.
 * @param which `all` includes the cities and areas of hidden countries and cities, as the owner may put those back
 */
export async function exportPlaces(
  database: Executor,
  which: 'shown' | 'all' = 'shown',
): Promise<ExportedTable[]> {
  const known = {
    countries: await database.select().from(countries).orderBy(asc(countries.position)),
    cities: await database.select().from(cities).orderBy(asc(cities.position)),
  }
  const isShown = ({ hidden }: { hidden: boolean }) => !hidden
  const shown = {
    countries: known.countries.filter(isShown),
    cities: known.cities.filter(isShown),
    areas: await database.select().from(areas).where(not(areas.hidden)).orderBy(asc(areas.position)),
  }
  const country = translator(await database.select().from(countryTranslations), (row) => row.countryId)
  const city = translator(await database.select().from(cityTranslations), (row) => row.cityId)
  const area = translator(await database.select().from(areaTranslations), (row) => row.areaId)
  const parents = which === 'all' ? known : shown
  const countryCodes = new Map(parents.countries.map(({ id, code }) => [id, code]))
  const reached = shown.cities.filter(({ countryId }) => countryCodes.has(countryId))
  const cityCodes = new Map((which === 'all' ? known.cities : reached).map(({ id, code }) => [id, code]))
  return [
    exportedTable(
      'countries.csv',
      shown.countries
        .map(country)
        .map(({ code, ar, en, ...days }) => [
          code,
          ar.name,
          en.name,
          days.deliveryDaysFrom,
          days.deliveryDaysTo,
        ]),
    ),
    exportedTable(
      'cities.csv',
      reached.map(city).map(({ code, countryId, ar, en, shipping }) => {
        return [code, countryCodes.get(countryId), ar.name, en.name, toDecimal(shipping)]
      }),
    ),
    exportedTable(
      'areas.csv',
      shown.areas
        .filter(({ cityId }) => cityCodes.has(cityId))
        .map(area)
        .map(({ code, cityId, ar, en }) => [code, cityCodes.get(cityId), ar.name, en.name]),
    ),
  ]
}

export async function exportHolidays(database: Executor): Promise<ExportedTable> {
  const all = await database.select().from(holidays).orderBy(asc(holidays.from))
  return exportedTable(
    'holidays.csv',
    all.map(({ from, to, name }) => [from, to === from ? '' : to, name.ar, name.en]),
  )
}

export async function exportCarriers(database: Executor): Promise<ExportedTable> {
  const all = await database.select().from(carriers).orderBy(asc(carriers.position))
  return exportedTable(
    'carriers.csv',
    all.map(({ code, name, tracking }) => [code, name.ar, name.en, tracking]),
  )
}
