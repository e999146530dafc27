import { type AnyRouteMatch, rootRouteId, useRouter } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import { cityChoice as ar } from '@zayy/i18n/messages/ar/city-choice'
import { cityChoice as en } from '@zayy/i18n/messages/en/city-choice'
import { messagesHook } from '../../i18n/locale-context.tsx'
import type { ShopSettings } from '../../shop-settings/shop-settings.ts'

/** The city chosen since the document was loaded. */
let chosen: DeliveryCity | null = null

export function chosenCity(): DeliveryCity | null {
  return chosen
}

/** Replaces the shop's default city on every page. */
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

export type DeliveryCity = NonNullable<ShopSettings['defaultCity']>

export type ListedCountry = Awaited<ReturnType<ShopClient['places']['countries']>>['data'][number]
export type ListedCity = Awaited<ReturnType<ShopClient['places']['cities']>>['data'][number]

export function deliveryCityOf({ id, name, shipping }: ListedCity, country: ListedCountry): DeliveryCity {
  return { id, name, shipping, country_id: country.id, delivery_days: country.delivery_days }
}

export const useCityChoiceMessages = messagesHook({ ar, en })
