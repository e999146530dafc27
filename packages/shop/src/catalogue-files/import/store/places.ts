import {
  areas,
  areaTranslations,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import type { Places } from '../read/places.ts'
import type { Ids, StoreContext } from './table-sync.ts'

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
  )
  await tables.syncTranslations(areaTranslations, 'areaId', places.areas.lines, (values, locale) => ({
    areaId: areaIds.of(values.code),
    name: values[`name_${locale}`],
  }))
  return { cityIds }
}
