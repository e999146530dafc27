import { useRouteContext } from '@tanstack/react-router'
import type { ShopClient } from '@zayy/contract/shop-client'
import { useEffect, useEffectEvent } from 'react'
import { useShopSettings } from '../../layout/use-shop-settings.ts'
import { type StoredCity, storedCity } from '../../places/stored-city.ts'
import { type DeliveryCity, deliveryCityOf } from './delivery-city-of.ts'
import { chosenCity, useShowCity } from './use-show-city.ts'

/**
 * Shows the city that was chosen on this device, with the fee that it has now. Only for what is mounted after the page around
 * it is hydrated, which the server rendered with the shop's own city.
 */
export function useStoredCity(): void {
  const { client } = useRouteContext({ from: '__root__' })
  const { defaultCity } = useShopSettings()
  const show = useShowCity()
  const start = useEffectEvent(() => {
    const chosen = chosenCity()
    const stored = storedCity()
    if (chosen) {
      if (chosen !== defaultCity) show(chosen)
    } else if (stored && stored.city !== defaultCity?.id)
      loadCity(client, stored).then(
        (city) => city && !chosenCity() && show(city),
        (error: unknown) => console.warn('The delivery city cannot be loaded.', error),
      )
  })
  useEffect(() => start(), [])
}

/** The city as the shop has it; null where it is no longer delivered to. */
async function loadCity(client: ShopClient, { city, country }: StoredCity): Promise<DeliveryCity | null> {
  const [countries, cities] = await Promise.all([
    client.places.countries(),
    client.places.cities({ country }),
  ])
  const found = cities.data.find(({ id }) => id === city)
  const its = countries.data.find(({ id }) => id === country)
  return found && its ? deliveryCityOf(found, its) : null
}
