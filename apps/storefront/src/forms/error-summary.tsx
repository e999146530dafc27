import { Icon } from '@zayy/ui/icon'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FormState } from './use-form.ts'
import typography from '@zayy/ui/typography.module.css'
import styles from '../page/notice.module.css'

/**
 * Why a form was not sent. It takes the focus whenever it is shown anew.
 * @param shownFor another value: it is shown anew
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

/** What is wrong with one field. */
export type FieldError = { id: string; label: string; sentence: string }

/** The errors of a form's fields, in the order of the page. */
export function fieldErrors<F extends string>(state: FormState<F>): FieldError[] {
  return wrongFields(state).map((field) => ({
    id: state.idOf(field),
    label: state.messages[field].label,
    sentence: state.errors[field] ?? '',
  }))
}

/** A list of errors, each of which leads to its field. */
export function FieldErrorItems({ errors }: { errors: readonly FieldError[] }) {
  return errors.map(({ id, label, sentence }) => (
    <li key={id}>
      <FieldLink id={id}>
        {label}: {sentence}
      </FieldLink>
    </li>
  ))
}

/** The fields that have an error, in the order of the page. */
export function wrongFields<F extends string>({ fields, errors }: FormState<F>): F[] {
  return fields.filter((field) => errors[field] !== undefined)
}

/** Leads to a field; to what is to be filled in before it, where it waits for that. */
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
