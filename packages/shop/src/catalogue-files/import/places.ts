import {
  areas,
  areaTranslations,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import { amount, code, lineText, optionalColumn, partOf, wholeNumber } from './read/cells.ts'
import type { Folder } from './read/folder.ts'
import type { Cell } from './read/read-cell.ts'
import { cellOf } from './read/table.ts'
import type { Ids, StoreContext } from './store/table-sync.ts'

export type Places = Awaited<ReturnType<typeof readPlaces>>

/** Reads countries.csv, cities.csv and areas.csv. */
export async function readPlaces(folder: Folder) {
  const names = { name_ar: lineText, name_en: lineText }
  const countries = await folder.table(
    'countries.csv',
    { code, ...names, days_from: businessDays(2), days_to: businessDays(4) },
    'code',
  )
  for (const line of countries.lines) {
    const { values } = line
    if (values.days_from > values.days_to) {
      const { days_from, days_to } = values
      folder.issues.add(cellOf(line, 'days_from'), (messages) =>
        messages.places.daysTurned(`${days_from}`, `${days_to}`),
      )
    }
  }
  const country = partOf(countries)
  const cities = await folder.table('cities.csv', { code, country, ...names, shipping: amount }, 'code')
  const areas = await folder.table('areas.csv', { code, city: partOf(cities), ...names }, 'code')
  return { countries, cities, areas }
}

/** Business days from payment to delivery. A missing column or empty cell means `usual`. */
function businessDays(usual: number) {
  const cell: Cell<number> = (text, cellRef) => (text === '' ? usual : wholeNumber(1, 60)(text, cellRef))
  return optionalColumn(cell)
}

/** Stores countries, cities and areas. Addresses refer to them, so those that left the files are hidden. */
export async function storePlaces({ tables }: StoreContext, places: Places): Promise<{ cityIds: Ids }> {
  const countryIds = await tables.sync(
    countries,
    ['code'],
    places.countries.lines.map(({ values: { code, days_from, days_to } }, position) => ({
      code,
      deliveryDaysFrom: days_from,
      deliveryDaysTo: days_to,
      position,
      hidden: false,
    })),
    'hide',
  )
  await tables.syncTranslations(
    countryTranslations,
    'countryId',
    places.countries.lines,
    (values, locale) => ({
      countryId: countryIds.of(values.code),
      name: values[`name_${locale}`],
    }),
  )
  const cityIds = await tables.sync(
    cities,
    ['code'],
    places.cities.lines.map(({ values: { code, country, shipping } }, position) => ({
      code,
      countryId: countryIds.of(country),
      shipping,
      position,
      hidden: false,
    })),
    'hide',
    ({ countryId }) => places.cities.isGiven || countryIds.has(countryId),
  )
  await tables.syncTranslations(cityTranslations, 'cityId', places.cities.lines, (values, locale) => ({
    cityId: cityIds.of(values.code),
    name: values[`name_${locale}`],
  }))
  const areaIds = await tables.sync(
    areas,
    ['code'],
    places.areas.lines.map(({ values: { code, city } }, position) => ({
      code,
      cityId: cityIds.of(city),
      position,
      hidden: false,
    })),
    'hide',
    ({ cityId }) => places.areas.isGiven || cityIds.has(cityId),
  )
  await tables.syncTranslations(areaTranslations, 'areaId', places.areas.lines, (values, locale) => ({
    areaId: areaIds.of(values.code),
    name: values[`name_${locale}`],
  }))
  return { cityIds }
}
