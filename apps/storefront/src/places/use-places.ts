import type { ShopClient } from '@zayy/contract/shop-client'
import { usePlaceList } from './use-place-list.ts'
import type { City, PlaceOption, Places } from './places.ts'

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
