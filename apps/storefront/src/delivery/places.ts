import type { ShopClient } from '@zayy/contract/shop-client'
import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { isId } from '@zayy/domain/ids'
import type { Sar } from '@zayy/domain/money'
import { useEffect, useState } from 'react'
import { useClient } from '../router-context.ts'

export type PlaceOption = { id: number; name: string }
/** Its delivery days are business days from payment. */
export type Country = PlaceOption & { delivery_days: BusinessDays }
export type City = PlaceOption & { shipping: Sar }

/** The countries, and the one that an address begins with: its id as a field holds it, and its cities. */
export type Places = { country: string; countries: Country[]; cities: City[] }

/** Loads what an address begins with: the countries, and the cities of the shop's own. */
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

/** The value of the field `area_id` where the chosen city has no areas, so that none has to be chosen. */
export const NO_AREA = 'none'

/** Returns the id to send for a chosen area, or undefined where the city has none. */
export function areaRequest(value: string): number | undefined {
  return value === NO_AREA ? undefined : Number(value)
}

const STORAGE_KEY = 'delivery-city'

/** Its id and that of its country. */
export type StoredCity = { city: number; country: number }

/** The city that was chosen on this device; null: none, unreadable, or storage is blocked. */
export function storedCity(): StoredCity | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { city, country }: Record<string, unknown> = { ...stored }
    return isId(city) && isId(country) ? { city, country } : null
  } catch (error) {
    console.warn('The delivery city cannot be read.', error)
    return null
  }
}

/** Remembers a city; where the browser refuses, it lasts for this page only. */
export function storeCity(chosen: StoredCity): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(chosen))
  } catch (error) {
    console.warn('The delivery city cannot be stored.', error)
  }
}

/** A list that depends on another field: that field is empty, the list is loading, ready, or could not be loaded. */
export type PlaceList<T> = { state: 'none' | 'loading' | 'ready' | 'failed'; places: T[]; retry: () => void }

/** The places within the selected one. Each list is fetched once; an answer for an earlier selection is stored, not shown. */
export function usePlaceList<T>(
  parent: string,
  load: (id: number) => Promise<T[]>,
  atHand: Record<string, T[]>,
) {
  const [lists, setLists] = useState<Record<string, T[] | 'failed'>>(atHand)
  const list = lists[parent]
  const missing = parent !== '' && list === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same call whenever the page is drawn again
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

/** The cities of the chosen country and the areas of the chosen city (spec, 4 Addresses). */
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
