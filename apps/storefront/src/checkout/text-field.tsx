import { Field } from '@zayy/ui/field'
import { useCheckoutMessages } from './checkout-messages.ts'
import type { GuestField } from './guest-form.ts'
import type { CheckoutFormState } from './use-checkout-form.ts'
import fieldStyles from '@zayy/ui/field.module.css'
import styles from './address-step.module.css'

type TextFieldProps = {
  state: CheckoutFormState
  field: GuestField
  half?: boolean
  optional?: boolean
  hint?: string
  /** Written from left to right in Arabic too: mails, numbers and codes. */
  latin?: boolean
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  autoComplete: string
  placeholder?: string
  maxLength: number
}

/** One line of text of the form. */
export function TextField({ state, field, half, optional, hint, latin, ...input }: TextFieldProps) {
  const messages = useCheckoutMessages()
  return (
    <Field
      id={field}
      label={messages.fields[field].label}
      error={state.errors[field]}
      {...(half ? { className: styles.half } : {})}
      {...(optional ? { optional: messages.optional } : {})}
      {...(hint === undefined || state.errors[field] ? {} : { hint })}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          className={fieldStyles.input}
          name={field}
          dir={latin ? 'ltr' : 'auto'}
          required={!optional}
          value={state.form[field]}
          onChange={({ target }) => state.change(field, target.value)}
          onBlur={() => state.leave(field)}
        />
      )}
    </Field>
  )
}
