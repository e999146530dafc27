import { type AnyRouteMatch, rootRouteId, useRouter } from '@tanstack/react-router'
import type { DeliveryCity } from './delivery-city-of.ts'

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
