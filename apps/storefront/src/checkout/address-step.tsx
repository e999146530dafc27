import { NationalAddressFields } from '../addresses/national-address-fields.tsx'
import { PlaceFields } from '../addresses/place-fields.tsx'
import type { usePlaces } from '../addresses/use-places.ts'
import { TextField } from '../forms/text-field.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import { CheckoutStep } from './checkout-step.tsx'
import type { CheckoutView } from './checkout-view.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'
import styles from '../forms/form-fields.module.css'

/** Step 1: who orders and where it goes. */
export function AddressStep({
  state,
  view,
  places,
}: {
  state: CheckoutFormState
  view: CheckoutView
  places: ReturnType<typeof usePlaces>
}) {
  const messages = useCheckoutMessages()
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
        <PlaceFields state={state} countries={view.countries} places={places} />
        <TextField
          state={state}
          field="address"
          autoComplete="address-line1"
          maxLength={500}
          hint={messages.hints.address}
        />
        <NationalAddressFields state={state} />
      </div>
    </CheckoutStep>
  )
}
