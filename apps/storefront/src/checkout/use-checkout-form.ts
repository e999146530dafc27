import { useState } from 'react'
import { type CheckoutMessages, useCheckoutMessages } from './checkout-messages.ts'
import { type GuestField, type GuestForm, guestFields } from './guest-form.ts'
import { guestFieldIssue, guestIssues } from './validate-guest.ts'

export type FormErrors = Partial<Record<GuestField, string>>

/** The fields below a choice, which a new choice empties. */
const below: Partial<Record<GuestField, readonly GuestField[]>> = {
  country_id: ['city_id', 'area_id'],
  city_id: ['area_id'],
}

/** The guest's form: its values, its errors and how it changes. */
export function useCheckoutForm(start: GuestForm) {
  const messages = useCheckoutMessages()
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<FormErrors>({})

  /** A field with an error is validated at each change, so that the error goes as soon as it is corrected. */
  function change(field: GuestField, value: string) {
    const emptied = below[field] ?? []
    setForm((was) => ({ ...was, ...blank(emptied), [field]: value }))
    setErrors((was) => {
      const { [field]: known, ...others } = was
      if (known === undefined) return was
      const issue = guestFieldIssue(field, value)
      return issue === null ? others : { ...others, [field]: sentence(messages, field, issue) }
    })
  }

  /** Leaving a field says what is wrong with what was typed; one left empty waits for the end. */
  function leave(field: GuestField) {
    if (form[field].trim() === '') return
    const issue = guestFieldIssue(field, form[field])
    if (issue !== null) setErrors((was) => ({ ...was, [field]: sentence(messages, field, issue) }))
  }

  /** Checks everything, all at once, and shows what is wrong. */
  function check(): FormErrors {
    const issues = guestIssues(form)
    const found: FormErrors = {}
    for (const field of guestFields) {
      const issue = issues[field]
      if (issue !== undefined) found[field] = sentence(messages, field, issue)
    }
    setErrors(found)
    return found
  }

  return { form, errors, change, leave, check, setErrors, fill: setForm }
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>

function blank(fields: readonly GuestField[]): Partial<GuestForm> {
  return Object.fromEntries(fields.map((field) => [field, '']))
}

function sentence(messages: CheckoutMessages, field: GuestField, issue: string): string {
  if (issue === 'tooLong') return messages.tooLong
  return issue === 'required' ? messages.fields[field].missing : messages.fields[field].wrong
}
