import button from '@zayy/ui/button.module.css'
import { Modal } from '@zayy/ui/dialog/modal'
import field from '@zayy/ui/field.module.css'
import typography from '@zayy/ui/typography.module.css'
import { type SyntheticEvent, useState } from 'react'
import { useClient } from '../../router-context.ts'
import { useShopSettings } from '../../shop-settings/shop-settings.ts'
import { storeCity, usePlaceList } from '../places.ts'
import {
  deliveryCityOf,
  type ListedCity,
  type ListedCountry,
  useCityChoiceMessages,
  useShowCity,
} from './city-choice.ts'
import styles from './city-dialog.module.css'

export default function CityDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const messages = useCityChoiceMessages()
  return (
    <Modal open={open} onClose={onClose} title={messages.title} close={messages.close}>
      <CityChoice onDone={onClose} />
    </Modal>
  )
}

/** Chooses the city of delivery fee and days on all pages, and stores it on this device. */
function CityChoice({ onDone }: { onDone: () => void }) {
  const messages = useCityChoiceMessages()
  const client = useClient()
  const { defaultCity } = useShopSettings()
  const [selected, setCountry] = useState(defaultCity?.country_id)
  const [city, setCity] = useState(defaultCity?.id)
  const countries = usePlaceList<ListedCountry>('all', async () => (await client.places.countries()).data, {})
  const country = selected ?? countries.places[0]?.id
  const cities = usePlaceList<ListedCity>(
    String(country ?? ''),
    async (id) => (await client.places.cities({ country: id })).data,
    {},
  )
  const failed = [countries, cities].find(({ state }) => state === 'failed')
  const show = useShowCity()
  const chosen = cities.places.find(({ id }) => id === city)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const its = countries.places.find(({ id }) => id === country)
    if (!chosen || !its) return
    storeCity({ city: chosen.id, country: its.id })
    show(deliveryCityOf(chosen, its))
    onDone()
  }
  if (failed)
    return (
      <p role="alert">
        {messages.failed}{' '}
        <button type="button" className={typography.link} onClick={failed.retry}>
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
          <Options places={countries.places} />
        </select>
      </label>
      <label>
        {messages.city}
        <select
          className={field.select}
          aria-busy={cities.state === 'loading'}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setCity(Number(target.value))}
        >
          <option value="">{cities.state === 'ready' ? messages.choose : messages.loading}</option>
          <Options places={cities.places} />
        </select>
      </label>
      <button type="submit" className={button.primary} disabled={!chosen}>
        {messages.show}
      </button>
    </form>
  )
}

function Options({ places }: { places: { id: number; name: string }[] }) {
  return places.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
