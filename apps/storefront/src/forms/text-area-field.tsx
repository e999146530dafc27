import { Field } from '@zayy/ui/field'
import type { FormState } from './use-form.ts'
import fieldStyles from '@zayy/ui/field.module.css'
import styles from './text-area-field.module.css'

type TextAreaFieldProps<F extends string> = {
  state: FormState<F>
  field: F
  rows: number
  /** Characters. */
  maxLength: number
}

/** Several lines of text of a form. */
export function TextAreaField<F extends string>({ state, field, ...area }: TextAreaFieldProps<F>) {
  return (
    <Field id={state.idOf(field)} label={state.messages[field].label} error={state.errors[field]}>
      {(control) => (
        <textarea
          {...control}
          {...area}
          className={`${fieldStyles.input} ${styles.area}`}
          name={field}
          dir="auto"
          required
          value={state.form[field]}
          onChange={({ target }) => state.change(field, target.value)}
          onBlur={() => state.leave(field)}
        />
      )}
    </Field>
  )
}
