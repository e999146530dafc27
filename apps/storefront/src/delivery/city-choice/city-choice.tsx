import { type SyntheticEvent, useState } from 'react'
import { storeCity } from './stored-city.ts'
import { useShowCity } from './use-show-city.ts'
import { useShopSettings } from '../../layout/use-shop-settings.ts'
import { useCityChoiceMessages } from './city-choice-messages.ts'
import { usePlacesOf } from './use-places-of.ts'
import button from '@zayy/ui/button.module.css'
import field from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './city-choice.module.css'

/** Chooses the city whose fee and days are shown, here and in the cart. It is remembered on this device. */
export function CityChoice({ onDone }: { onDone: () => void }) {
  const messages = useCityChoiceMessages()
  const { defaultCity } = useShopSettings()
  const [country, setCountry] = useState(defaultCity?.country_id)
  const [city, setCity] = useState(defaultCity?.id)
  const { countries, cities, failed, retry } = usePlacesOf(country)
  const show = useShowCity()
  const chosen = cities?.find(({ id }) => id === city)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const its = countries?.find(({ id }) => id === (country ?? countries[0]?.id))
    if (!chosen || !its) return
    const { id, name, shipping } = chosen
    storeCity({ city: id, country: its.id })
    show({ id, name, shipping, country_id: its.id, delivery_days: its.delivery_days })
    onDone()
  }
  if (failed)
    return (
      <p role="alert">
        {messages.failed}{' '}
        <button type="button" className={typography.link} onClick={retry}>
          {messages.retry}
        </button>
      </p>
    )
  return (
    <form className={styles.choice} onSubmit={submit}>
      <label>
        {messages.country}
        <select
          className={field.select}
          value={country ?? ''}
          onChange={({ target }) => setCountry(Number(target.value))}
        >
          <Options places={countries} />
        </select>
      </label>
      <label>
        {messages.city}
        <select
          className={field.select}
          aria-busy={cities === null}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setCity(Number(target.value))}
        >
          <option value="">{cities === null ? messages.loading : messages.choose}</option>
          <Options places={cities} />
        </select>
      </label>
      <button type="submit" className={button.primary} disabled={!chosen}>
        {messages.show}
      </button>
    </form>
  )
}

function Options({ places }: { places: { id: number; name: string }[] | null }) {
  return places?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
