import { Field } from '@zayy/ui/field'
import fieldStyles from '@zayy/ui/field.module.css'
import { useState } from 'react'
import formStyles from './form-fields.module.css'
import styles from './password-field.module.css'
import { type FormState, useFormsMessages } from './use-form.ts'

type PasswordFieldProps<F extends string> = {
  state: FormState<F>
  field: F
  half?: boolean
  hint?: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button to show it. */
export function PasswordField<F extends string>({
  state,
  field,
  half,
  hint,
  autoComplete,
}: PasswordFieldProps<F>) {
  const messages = useFormsMessages()
  const [shown, setShown] = useState(false)
  const { label } = state.messages[field]
  return (
    <Field
      id={state.idOf(field)}
      label={label}
      error={state.errors[field]}
      className={half ? formStyles.half : undefined}
      hint={state.errors[field] ? undefined : hint}
    >
      {(control) => (
        <div className={`${fieldStyles.input} ${styles.box}`}>
          <input
            {...control}
            {...state.inputOf(field)}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            required
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? messages.hideOf(label) : messages.showOf(label)}
            onClick={() => setShown(!shown)}
          >
            {shown ? messages.hide : messages.show}
          </button>
        </div>
      )}
    </Field>
  )
}
