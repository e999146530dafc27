import { Icon } from '@zayy/ui/icon'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FormState } from './use-form.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from '../page/notice.module.css'

/**
 * Says why a form was not sent. Takes the focus at each attempt.
 * @param shownFor changes with each attempt
 */
export function ErrorSummary({
  title,
  shownFor,
  children,
}: {
  title: string
  shownFor: unknown
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shownFor) box.current?.focus()
  }, [shownFor])
  return (
    <div className={styles.notice} role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning-circle" size="l" className={styles.icon} />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  )
}

export type FieldError = { id: string; label: string; sentence: string }

/** Returns the errors of a form in the order of the page. */
export function fieldErrors<F extends string>(state: FormState<F>): FieldError[] {
  return wrongFields(state).map((field) => ({
    id: state.idOf(field),
    label: state.messages[field].label,
    sentence: state.errors[field] ?? '',
  }))
}

export function FieldErrorItems({ errors }: { errors: readonly FieldError[] }) {
  return errors.map(({ id, label, sentence }) => (
    <li key={id}>
      <FieldLink id={id}>
        {label}: {sentence}
      </FieldLink>
    </li>
  ))
}

export function wrongFields<F extends string>({ fields, errors }: FormState<F>): F[] {
  return fields.filter((field) => errors[field] !== undefined)
}

/** A link to a field. If that is a disabled select, focuses the select that it depends on. */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      className={`${typography.link} ${styles.link}`}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        enabledField(id)?.focus()
      }}
    >
      {children}
    </a>
  )
}

function enabledField(id: string): HTMLElement | null | undefined {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLSelectElement && field.disabled)) return field
  const selects = [...(field.form?.querySelectorAll('select') ?? [])]
  return selects.slice(0, selects.indexOf(field)).findLast(({ disabled }) => !disabled)
}
