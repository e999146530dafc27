import type { ShopClient } from '@zayy/contract/shop-client'
import { TextField } from '../forms/text-field.tsx'
import type { AddressFormState } from './address-form.ts'
import { useAddressMessages } from './address-messages.ts'
import { NationalAddressFields } from './national-address-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { Places } from '../places/places.ts'
import { usePlaces } from '../places/use-places.ts'
import formFields from '../forms/form-fields.module.css'
import styles from './address-fields.module.css'

/** The fields of a customer's address (spec, 5 Address). */
export function AddressFields({
  client,
  state,
  start,
}: {
  client: ShopClient
  state: AddressFormState
  start: Places
}) {
  const messages = useAddressMessages()
  const places = usePlaces(client, start, state.form.country_id, state.form.city_id)
  return (
    <div className={formFields.fields}>
      <TextField state={state} field="name" half autoComplete="off" maxLength={60} hint={messages.nameHint} />
      <PlaceFields state={state} countries={start.countries} places={places} />
      <TextField state={state} field="address" autoComplete="address-line1" maxLength={300} />
      <div className={styles.thirds}>
        <TextField state={state} field="building" latin autoComplete="off" maxLength={60} />
        <TextField state={state} field="floor" latin autoComplete="off" maxLength={30} />
        <TextField state={state} field="apartment" latin autoComplete="off" maxLength={30} />
      </div>
      <NationalAddressFields state={state} />
      <TextField state={state} field="note" optional autoComplete="off" maxLength={300} />
    </div>
  )
}
