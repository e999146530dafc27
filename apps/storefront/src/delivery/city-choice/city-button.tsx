import type { ShopClient } from '@zayy/contract/shop-client'
import typography from '@zayy/ui/typography.module.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { useClient } from '../../router-context.ts'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { useLoadedComponent } from '../../use-loaded-component.tsx'
import { type StoredCity, storedCity } from '../places.ts'
import {
  chosenCity,
  type DeliveryCity,
  deliveryCityOf,
  useCityChoiceMessages,
  useShowCity,
} from './city-choice.ts'

/** Shows the city of the delivery fee as a button that opens the choice. */
export default function CityButton() {
  useStoredCity()
  const messages = useCityChoiceMessages()
  const { defaultCity } = useShopSettings()
  const [open, setOpen] = useState(false)
  const [CityDialog, wantDialog] = useLoadedComponent(() => import('./city-dialog.tsx'))
  return (
    <>
      <button
        type="button"
        className={`${typography.link} ${typography.touchArea}`}
        aria-haspopup="dialog"
        aria-label={defaultCity ? messages.chooseInstead(defaultCity.name) : undefined}
        onClick={() => {
          wantDialog()
          setOpen(true)
        }}
      >
        {defaultCity?.name}
      </button>
      {CityDialog ? <CityDialog open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/**
 * Shows the city chosen on this device with its current fee. Use it only in components mounted after hydration: the server rendered
 * the shop's city.
 */
function useStoredCity(): void {
  const client = useClient()
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
        (error: unknown) => console.warn('Delivery city not loaded', error),
      )
  })
  useEffect(() => start(), [])
}

/** Returns null if the shop no longer delivers there. */
async function loadCity(client: ShopClient, { city, country }: StoredCity): Promise<DeliveryCity | null> {
  const [countries, cities] = await Promise.all([
    client.places.countries(),
    client.places.cities({ country }),
  ])
  const found = cities.data.find(({ id }) => id === city)
  const its = countries.data.find(({ id }) => id === country)
  return found && its ? deliveryCityOf(found, its) : null
}
