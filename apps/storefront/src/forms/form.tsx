import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import typography from '@zayy/ui/typography.module.css'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import noticeStyles from '../page/notice.module.css'
import styles from './form.module.css'
import { type FormState, type FormsMessages, useFormsMessages, wrongFields } from './use-form.ts'
import type { SubmitError } from './use-submit.ts'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: () => void
  /** Only a button sends the form, for forms with content after the last field. */
  ignoresEnter?: boolean
}

/**
 * A form that scripts check and send. Before hydration it keeps its input: outside a dialog, browsers never submit a form of the method
 * `dialog`.
 */
export function Form({ onSubmit, ignoresEnter = false, children, ...props }: FormProps) {
  return (
    <form
      method="dialog"
      noValidate
      {...props}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {/* Enter activates the first submit button; a disabled one does nothing. */}
      {ignoresEnter ? <button type="submit" disabled hidden /> : null}
      {children}
    </form>
  )
}

type SubmitButtonProps = {
  sending: boolean
  label: ReactNode
  sendingLabel: string
  /** Names the data that is still loading and that the form needs. */
  waitingFor?: string | undefined
  /** The id of the form if the button is outside of it. */
  form?: string | undefined
  className?: string | undefined
}

/** Shows a spinner and ignores clicks while sending or waiting. Keeps its width. */
export function SubmitButton({
  sending,
  label,
  sendingLabel,
  waitingFor,
  form,
  className = button.primary,
}: SubmitButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      className={sending ? `${className} ${button.busy}` : className}
      aria-disabled={sending || !!waitingFor || undefined}
    >
      <span className={styles.states}>
        <span className={sending || waitingFor ? styles.hidden : undefined}>{label}</span>
        <span className={sending ? undefined : styles.hidden}>
          <span className={button.spinner} aria-hidden="true" />
          {sendingLabel}
        </span>
        {waitingFor ? (
          <span>
            <span className={button.spinner} aria-hidden="true" />
            <span className={typography.visuallyHidden}>{waitingFor}</span>
          </span>
        ) : null}
      </span>
    </button>
  )
}

/** Shows the errors that belong to no field. `title` replaces the general one. */
export function SubmitNotice({ submitError, title }: { submitError: SubmitError | null; title?: string }) {
  const messages = useFormsMessages()
  const sentences = submitError === null ? [] : sentencesOf(submitError, messages)
  if (sentences.length === 0) return null
  return (
    <ErrorSummary title={title ?? messages.refused} shownFor={submitError}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </ErrorSummary>
  )
}

function sentencesOf(error: SubmitError, messages: FormsMessages): readonly string[] {
  if (error.kind === 'fields') return error.others
  if (error.kind === 'refused') return [error.message]
  return [error.kind === 'tooOften' ? messages.tooOften(error.retryAfter) : messages[error.kind]]
}

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
    if (!shownFor) return
    box.current?.focus()
    // A browser centres what it focuses, which in a low window hides the title under the header.
    box.current?.querySelector('b')?.scrollIntoView({ block: 'nearest' })
  }, [shownFor])
  return (
    <div className={noticeStyles.notice} role="alert" tabIndex={-1} ref={box}>
      <Icon name="warning-circle" size="l" className={noticeStyles.icon} />
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

/** A link to a field. If that is a disabled select, focuses the select that it depends on. */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      className={`${typography.link} ${noticeStyles.link}`}
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
