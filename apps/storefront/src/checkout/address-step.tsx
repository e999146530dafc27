import { fromSar } from '@zayy/domain/money'
import { TextField } from '../forms/text-field.tsx'
import { Price } from '../layout/price.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutView, City } from './checkout-view.ts'
import { PlaceSelect } from './place-select.tsx'
import type { CheckoutFormState } from './use-checkout-form.ts'
import type { usePlaces } from './use-places.ts'
import styles from '../forms/form-fields.module.css'

/** Step 1: who orders and where it goes. */
export function AddressStep({
  state,
  view,
  places,
  city,
}: {
  state: CheckoutFormState
  view: CheckoutView
  places: ReturnType<typeof usePlaces>
  city: City | undefined
}) {
  const messages = useCheckoutMessages()
  const countries = { state: 'ready', places: view.countries, retry: () => undefined } as const
  return (
    <CheckoutStep number={1} title={messages.steps.address}>
      <div className={styles.fields}>
        <TextField state={state} field="name" half autoComplete="name" maxLength={100} />
        <TextField
          state={state}
          field="email"
          half
          latin
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          hint={messages.hints.email}
        />
        <TextField
          state={state}
          field="phone"
          half
          latin
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          hint={messages.hints.phone}
        />
        <PlaceSelect state={state} field="country_id" list={countries} />
        <PlaceSelect
          state={state}
          field="city_id"
          list={places.cities}
          hint={
            city ? (
              <>
                {messages.delivery} <Price amount={fromSar(city.shipping)} /> {messages.hints.perProduct}
              </>
            ) : (
              messages.hints.city
            )
          }
        />
        <PlaceSelect state={state} field="area_id" list={places.areas} />
        <TextField state={state} field="address" autoComplete="address-line1" maxLength={500} />
        <TextField
          state={state}
          field="short_address"
          half
          optional
          latin
          autoComplete="off"
          maxLength={20}
          hint={messages.hints.short_address}
        />
        <TextField
          state={state}
          field="postcode"
          half
          optional
          latin
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </div>
    </CheckoutStep>
  )
}
