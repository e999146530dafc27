import {
  areas,
  areaTranslations,
  cities,
  cityTranslations,
  countries,
  countryTranslations,
} from '@zayy/database/schema/addresses'
import { byLocale } from '@zayy/database/sql/in-language'
import { pick } from '@zayy/database/sql/pick'
import { foldText } from '@zayy/domain/text/fold'
import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, not } from 'drizzle-orm'

/** @property name in the asked language; with the country if the cities are in several */
export type PlaceChoice = { code: string; name: string }

export type NamedPlace =
  | { kind: 'place'; place: { country_id: number; city_id: number; area_id: number | undefined } }
  /** `city`: name of the city whose area is to be chosen; null: a city is to be chosen. */
  | { kind: 'choose'; city: string | null; choices: PlaceChoice[] }

/**
 * Finds a place by the names or codes of its city and area, in either language. `choose`: the possible choices, if the city or
 * the area is missing, unknown or ambiguous.
 */
export async function findNamedPlace(
  database: Executor,
  typed: { city: string | undefined; area: string | undefined },
  locale: Locale,
): Promise<NamedPlace> {
  const all = await selectCities(database)
  const [city, ...others] = named(all, typed.city)
  if (!city || others.length > 0) {
    const isManyCountries = new Set(all.map(({ countryId }) => countryId)).size > 1
    const choices = all.map(({ code, names, country }) => {
      const name = nameIn({ code, names }, locale)
      return { code, name: isManyCountries ? `${name} (${nameIn({ code, names: country }, locale)})` : name }
    })
    return { kind: 'choose', city: null, choices }
  }
  const inCity = await selectAreas(database, city.id)
  const [area, ...more] = named(inCity, typed.area)
  const place = { country_id: city.countryId, city_id: city.id }
  if (inCity.length === 0) return { kind: 'place', place: { ...place, area_id: undefined } }
  if (area && more.length === 0) return { kind: 'place', place: { ...place, area_id: area.id } }
  const choices = inCity.map((each) => ({ code: each.code, name: nameIn(each, locale) }))
  return { kind: 'choose', city: nameIn(city, locale), choices }
}

type Place = { code: string; names: Partial<Record<Locale, string>> | null }

/** A code always means one place, even if other places have it as their name. */
function named<Each extends Place>(places: readonly Each[], typed: string | undefined): Each[] {
  const byCode = places.filter(({ code }) => code === typed)
  return byCode.length > 0 ? byCode : places.filter((each) => isNamed(each, typed))
}

function isNamed({ code, names }: Place, typed: string | undefined): boolean {
  if (typed === undefined) return false
  const wanted = placeKey(typed)
  return placeKey(code) === wanted || Object.values(names ?? {}).some((name) => placeKey(name) === wanted)
}

/** «عليا» and «Olaya» name «العليا» and «Al Olaya». */
function placeKey(name: string): string {
  return foldText(name).replace(/^(?:ال(?=\p{L}{2})|a(?:l|n|r|s|d|t|z|sh|dh|th) (?=\p{L}{2}))/u, '')
}

function nameIn({ code, names }: Place, locale: Locale): string {
  return names?.[locale] ?? names?.ar ?? names?.en ?? code
}

async function selectCities(database: Executor) {
  return await database
    .select({
      ...pick(cities, 'id', 'code', 'countryId'),
      names: byLocale(cityTranslations.name, cityTranslations.cityId, cities.id),
      country: byLocale(countryTranslations.name, countryTranslations.countryId, cities.countryId),
    })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(and(not(cities.hidden), not(countries.hidden)))
    .orderBy(asc(countries.position), asc(cities.position))
}

async function selectAreas(database: Executor, cityId: number) {
  return await database
    .select({
      id: areas.id,
      code: areas.code,
      names: byLocale(areaTranslations.name, areaTranslations.areaId, areas.id),
    })
    .from(areas)
    .where(and(eq(areas.cityId, cityId), not(areas.hidden)))
    .orderBy(asc(areas.position))
}
