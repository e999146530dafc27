import { Field } from '@zayy/ui/field'
import fieldStyles from '@zayy/ui/field.module.css'
import type { HTMLAttributes } from 'react'
import styles from './form-fields.module.css'
import { type FormState, useFormsMessages } from './use-form.ts'

type TextFieldProps<F extends string> = {
  state: FormState<F>
  field: F
  half?: boolean
  optional?: boolean
  hint?: string
  /** Left to right in Arabic too: e-mail addresses, numbers and codes. */
  latin?: boolean
  type?: 'text' | 'email' | 'tel'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete: string
  placeholder?: string
  maxLength: number
}

export function TextField<F extends string>(props: TextFieldProps<F>) {
  const { state, field, half, optional, hint, latin, ...input } = props
  const messages = useFormsMessages()
  return (
    <Field
      id={state.idOf(field)}
      label={state.messages[field].label}
      error={state.errors[field]}
      className={half ? styles.half : undefined}
      optional={optional ? messages.optional : undefined}
      hint={state.errors[field] ? undefined : hint}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          {...state.inputOf(field)}
          className={fieldStyles.input}
          dir={latin ? 'ltr' : 'auto'}
          required={!optional}
        />
      )}
    </Field>
  )
}

type KindProps<F extends string> = Pick<
  TextFieldProps<F>,
  'state' | 'field' | 'half' | 'optional' | 'hint' | 'placeholder'
>

/**
 * At most 254 characters (RFC 5321). `autoComplete` is `username` in login forms, for password managers.
 */
export function EmailField<F extends string>(props: KindProps<F> & { autoComplete?: 'username' }) {
  return <TextField type="email" latin autoComplete="email" maxLength={254} {...props} />
}

/** Accepts spaces, brackets and a country code. */
export function PhoneField<F extends string>(props: KindProps<F> & { maxLength?: number }) {
  return <TextField type="tel" latin autoComplete="tel" maxLength={30} {...props} />
}
