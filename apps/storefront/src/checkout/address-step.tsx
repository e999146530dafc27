import { NationalAddressFields } from '../addresses/national-address-fields.tsx'
import { PlaceFields } from '../addresses/place-fields.tsx'
import type { usePlaces } from '../places/use-places.ts'
import { EmailField, PhoneField, TextField } from '../forms/text-field.tsx'
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
        <EmailField state={state} field="email" half hint={messages.hints.email} />
        <PhoneField state={state} field="phone" half hint={messages.hints.phone} />
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
