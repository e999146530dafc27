import { type FormState, useForm } from '../forms/use-form.ts'
import { useCheckoutMessages } from './checkout-messages.ts'
import { type GuestField, type GuestForm, guestFields } from './guest-form.ts'
import { guestFieldIssue } from './validate-guest.ts'

export type CheckoutFormState = FormState<GuestField>

/** The guest's form. */
export function useCheckoutForm(start: GuestForm): CheckoutFormState {
  const messages = useCheckoutMessages()
  return useForm(start, {
    fields: guestFields,
    messages: messages.fields,
    issueOf: (field, form) => guestFieldIssue(field, form[field]),
    empties: { country_id: ['city_id', 'area_id'], city_id: ['area_id'] },
  })
}
