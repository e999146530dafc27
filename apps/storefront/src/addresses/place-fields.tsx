import { fromSar } from '@zayy/domain/money'
import { useEffect } from 'react'
import type { FormState } from '../forms/use-form.ts'
import { Price } from '../layout/price.tsx'
import { useAddressMessages } from './address-messages.ts'
import { type PlaceField, PlaceSelect } from './place-select.tsx'
import { noArea } from '../places/no-area.ts'
import type { Country } from '../places/places.ts'
import type { usePlaces } from '../places/use-places.ts'

/** Country, city and area, each within the one before it; with the fee of the city that is chosen. A city without areas asks for none. */
export function PlaceFields<F extends string>({
  state,
  countries,
  places,
}: {
  state: FormState<F | PlaceField>
  countries: Country[]
  places: ReturnType<typeof usePlaces>
}) {
  const messages = useAddressMessages()
  const city = places.cities.places.find(({ id }) => String(id) === state.form.city_id)
  const area = state.form.area_id
  const hasNoAreas = places.areas.state === 'ready' && places.areas.places.length === 0
  const hasAreas = places.areas.state === 'ready' && !hasNoAreas
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is made anew with every render
  useEffect(() => {
    if (hasNoAreas && area !== noArea) state.change('area_id', noArea)
    if (hasAreas && area === noArea) state.change('area_id', '')
  }, [hasNoAreas, hasAreas, area])
  const list = { state: 'ready', places: countries, retry: () => undefined } as const
  return (
    <>
      <PlaceSelect state={state} field="country_id" list={list} />
      <PlaceSelect
        state={state}
        field="city_id"
        list={places.cities}
        hint={
          city ? (
            <>
              {messages.delivery} <Price amount={fromSar(city.shipping)} /> {messages.perProduct}
            </>
          ) : (
            messages.cityHint
          )
        }
      />
      {hasNoAreas ? null : <PlaceSelect state={state} field="area_id" list={places.areas} />}
    </>
  )
}
