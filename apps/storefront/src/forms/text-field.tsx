import { Field } from '@zayy/ui/field'
import type { HTMLAttributes } from 'react'
import { useFormsMessages } from './forms-messages.ts'
import type { FormState } from './use-form.ts'
import fieldStyles from '@zayy/ui/field.module.css'
import styles from './form-fields.module.css'

type TextFieldProps<F extends string> = {
  state: FormState<F>
  field: F
  half?: boolean
  optional?: boolean
  hint?: string
  /** Written from left to right in Arabic too: mails, numbers and codes. */
  latin?: boolean
  type?: 'text' | 'email' | 'tel'
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete: string
  placeholder?: string
  maxLength: number
}

/** One line of text of a form. */
export function TextField<F extends string>(props: TextFieldProps<F>) {
  const { state, field, half, optional, hint, latin, ...input } = props
  const messages = useFormsMessages()
  return (
    <Field
      id={state.idOf(field)}
      label={state.messages[field].label}
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
