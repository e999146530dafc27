import {
  areas,
  areaTranslations,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import type { Places } from '../read/places.ts'
import { locales, type StoreContext } from './context.ts'
import type { Ids } from './table-sync.ts'

type Named = { code: string; name_ar: string; name_en: string }

/** Stores countries, cities and areas; one that is gone is hidden, as addresses name it. Returns the cities. */
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
  await tables.sync(
    countryTranslations,
    ['countryId', 'locale'],
    names(places.countries.lines, (code) => ({ countryId: countryIds.of(code) })),
    'stay',
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
  await tables.sync(
    cityTranslations,
    ['cityId', 'locale'],
    names(places.cities.lines, (code) => ({ cityId: cityIds.of(code) })),
    'stay',
  )
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
  await tables.sync(
    areaTranslations,
    ['areaId', 'locale'],
    names(places.areas.lines, (code) => ({ areaId: areaIds.of(code) })),
    'stay',
  )
  return { cityIds }
}

function names<T>(lines: readonly { values: Named }[], owner: (code: string) => T) {
  return lines.flatMap(({ values }) =>
    locales.map((locale) => ({ ...owner(values.code), locale, name: values[`name_${locale}`] })),
  )
}
