import type { ShopClient } from '@zayy/contract/shop-client'
import { useEffect, useEffectEvent, useState } from 'react'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { useLoadedComponent } from '../../use-loaded-component.tsx'
import { type StoredCity, storedCity } from '../places.ts'
import { useCityChoiceMessages } from './city-choice-messages.ts'
import { chosenCity, type DeliveryCity, deliveryCityOf, useShowCity } from './use-show-city.ts'
import { useClient } from '../../router-context.ts'
import typography from '@zayy/ui/typography.module.css'

/** The city that fee and days are shown for, as a button to choose another. */
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
 * Shows the city that was chosen on this device, with the fee that it has now. Only for what is mounted after the page around
 * it is hydrated, which the server rendered with the shop's own city.
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
