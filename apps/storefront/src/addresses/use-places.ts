import type { ShopClient } from '@zayy/contract/shop-client'
import { useEffect, useState } from 'react'
import type { City, PlaceOption, Places } from './places.ts'

/** A list that depends on another field: that field is empty, the list is loading, ready, or could not be loaded. */
export type PlaceList<T> = { state: 'none' | 'loading' | 'ready' | 'failed'; places: T[]; retry: () => void }

/** The cities of the chosen country and the areas of the chosen city (spec, 4 Addresses). */
export function usePlaces(client: ShopClient, start: Places, country: string, city: string) {
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

/** The places within the selected one. Each list is fetched once; an answer for an earlier selection is stored, not shown. */
function usePlaceList<T>(parent: string, load: (id: number) => Promise<T[]>, atHand: Record<string, T[]>) {
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
