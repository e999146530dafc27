import { TextField } from '../forms/text-field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { useAddressMessages } from './address-messages.ts'

/** The National Address's short code and postcode, which carriers ask for. Both may be left out. */
export function NationalAddressFields<F extends string>({
  state,
}: {
  state: FormState<F | 'short_address' | 'postcode'>
}) {
  const messages = useAddressMessages()
  return (
    <>
      <TextField
        state={state}
        field="short_address"
        half
        optional
        latin
        autoComplete="off"
        maxLength={20}
        hint={messages.shortAddressHint}
      />
      <TextField
        state={state}
        field="postcode"
        half
        optional
        latin
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
      />
    </>
  )
}
