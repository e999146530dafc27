import type { ShopClient } from '@zayy/contract/shop-client'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { isId } from '@zayy/domain/ids'
import type { Sar } from '@zayy/domain/money'
import { useEffect, useState } from 'react'
import { readStoredJson, store } from '../browser-storage.ts'
import { useClient } from '../router-context.ts'

export type PlaceOption = { id: number; name: string }
/** `delivery_days` are business days from payment. */
type Country = PlaceOption & { delivery_days: BusinessDays }
export type City = PlaceOption & { shipping: Sar }

/** `country` is the initial country as a field value, `cities` are its cities. */
export type Places = { country: string; countries: Country[]; cities: City[] }

/** Loads the countries, and the cities of the shop's country. */
export async function loadPlaces(client: ShopClient): Promise<Places> {
  const [{ data: settings }, { data: countries }] = await Promise.all([
    client.settings.get(),
    client.places.countries(),
  ])
  const country = settings.default_city?.country_id ?? countries[0]?.id
  const cities: City[] = country === undefined ? [] : (await client.places.cities({ country })).data
  return {
    country: country === undefined ? '' : String(country),
    countries: countries.map(({ id, name, delivery_days }): Country => ({ id, name, delivery_days })),
    cities: cities.map(({ id, name, shipping }) => ({ id, name, shipping })),
  }
}

/** Value of the field `area_id` if the chosen city has no areas. */
export const NO_AREA = 'none'

/** Returns undefined if the city has no areas. */
export function areaRequest(value: string): number | undefined {
  return value === NO_AREA ? undefined : Number(value)
}

const STORAGE_KEY = 'delivery-city'

export type StoredCity = { city: number; country: number }

/** Returns null if no city was chosen on this device, it is malformed, or storage is blocked. */
export function storedCity(): StoredCity | null {
  const stored = readStoredJson('localStorage', STORAGE_KEY)
  if (typeof stored !== 'object' || stored === null) return null
  const { city, country }: Record<string, unknown> = { ...stored }
  return isId(city) && isId(country) ? { city, country } : null
}

export function storeCity(chosen: StoredCity): void {
  store('localStorage', STORAGE_KEY, JSON.stringify(chosen))
}

/** A list that depends on another field. `none`: that field is empty. */
export type PlaceList<T> = { state: 'none' | 'loading' | 'ready' | 'failed'; places: T[]; retry: () => void }

/** Loads the places within the selected one, each list once. A late response for an earlier selection is stored, not shown. */
export function usePlaceList<T>(
  parent: string,
  load: (id: number) => Promise<T[]>,
  initial: Record<string, T[]>,
) {
  const [loaded, setLists] = useState<Record<string, T[] | 'failed'>>({})
  const list = loaded[parent] ?? initial[parent]
  const missing = parent !== '' && list === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same call in each render
  useEffect(() => {
    if (!missing) return
    const settle = (places: T[] | 'failed') => setLists((known) => ({ ...known, [parent]: places }))
    load(Number(parent)).then(settle, () => settle('failed'))
  }, [parent, missing])
  const retry = () => setLists(({ [parent]: _, ...others }) => others)
  if (parent === '') return { state: 'none', places: [], retry } satisfies PlaceList<T>
  if (list === undefined) return { state: 'loading', places: [], retry } satisfies PlaceList<T>
  if (list === 'failed') return { state: 'failed', places: [], retry } satisfies PlaceList<T>
  return { state: 'ready', places: list, retry } satisfies PlaceList<T>
}

/** Cities of the chosen country and areas of the chosen city (spec, 4 Addresses). */
export function usePlaces(start: Places, country: string, city: string) {
  const client = useClient()
  const cities = usePlaceList<City>(
    country,
    async (id) =>
      (await client.places.cities({ country: id })).data.map(({ id, name, shipping }) => ({
        id,
        name,
        shipping,
      })),
    { [start.country]: start.cities },
  )
  const areas = usePlaceList<PlaceOption>(
    city,
    async (id) => (await client.places.areas({ city: id })).data.map(({ id, name }) => ({ id, name })),
    {},
  )
  return { cities, areas }
}
