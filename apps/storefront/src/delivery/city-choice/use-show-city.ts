import { type AnyRouteMatch, rootRouteId, useRouter } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import type { ShopSettings } from '../../shop-settings/shop-settings.ts'

/** The city that was chosen in this document. */
let chosen: DeliveryCity | null = null

export function chosenCity(): DeliveryCity | null {
  return chosen
}

/** Shows fee and days of a city on every page, in place of the city that the shop begins with. */
export function useShowCity(): (city: DeliveryCity) => void {
  const router = useRouter()
  return (city) => {
    chosen = city
    router.stores.byRoute.get(rootRouteId)?.set((root) => root && withCity(root, city))
  }
}

function withCity(root: AnyRouteMatch, city: DeliveryCity): AnyRouteMatch {
  return { ...root, loaderData: { ...root.loaderData, defaultCity: city } }
}

/** A city with its fee and days, as pages know the one that the shop begins with. */
export type DeliveryCity = NonNullable<ShopSettings['defaultCity']>

export type ListedCountry = Awaited<ReturnType<ShopClient['places']['countries']>>['data'][number]
export type ListedCity = Awaited<ReturnType<ShopClient['places']['cities']>>['data'][number]

/** A city of the shop's lists, with the days of its country. */
export function deliveryCityOf({ id, name, shipping }: ListedCity, country: ListedCountry): DeliveryCity {
  return { id, name, shipping, country_id: country.id, delivery_days: country.delivery_days }
}
