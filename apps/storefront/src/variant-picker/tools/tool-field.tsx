import { type ReactNode, useId } from 'react'
import styles from './tool-form.module.css'

/** What a control inside a ToolField carries, so that its label, hint and error are read with it. */
type Control = { id: string; 'aria-describedby': string }

/** A labelled field of a tool. The fields of forms would bring their code to the first visit of every page. */
export function ToolField({
  label,
  hint,
  error,
  children,
}: {
  label: string
  hint?: string
  error?: string | undefined
  children: (control: Control) => ReactNode
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': `${id}-note` })}
      <div id={`${id}-note`}>
        {error ? (
          <p className={styles.error} role="alert">
            {error}
          </p>
        ) : null}
        {hint ? <p className={styles.note}>{hint}</p> : null}
      </div>
    </div>
  )
}
