import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What a control inside a Field carries, so that its label, hint and error are read with it. */
export type FieldControl = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/**
 * A labelled field: label above, hint below, and when it is wrong its sentence with an icon.
 * The control is given as a function: `{(control) => <input className={field.input} {...control} />}`.
 */
export function Field({
  label,
  optional,
  hint,
  error,
  className,
  id: given,
  children,
}: {
  label: ReactNode
  /** The text "optional", where the field is. */
  optional?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
  /** Where links of an error list lead to; made up when not given. */
  id?: string
  children: (control: FieldControl) => ReactNode
}) {
  const made = useId()
  const id = given ?? made
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, error && styles.invalid, className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {label} {optional ? <span className={styles.optional}>({optional})</span> : null}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning-circle" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
