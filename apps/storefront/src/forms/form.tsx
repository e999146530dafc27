import type { ComponentProps, ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { type FormsMessages, useFormsMessages } from './forms-messages.ts'
import type { SubmitError } from './use-submit.ts'
import button from '@zayy/ui/button.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: () => void
  /** Only a button sends the form, as the last field is not the end of what has to be seen. */
  ignoresEnter?: boolean
}

/**
 * A form that the page itself checks and sends. Before hydration, and without scripts, Enter and the button do nothing and what was typed
 * stays: outside a dialog, a browser sends no form of the method `dialog`.
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
      {/* Enter presses the first submit button of a form, and a disabled one does nothing. */}
      {ignoresEnter ? <button type="submit" disabled hidden /> : null}
      {children}
    </form>
  )
}

type SubmitButtonProps = {
  sending: boolean
  label: ReactNode
  sendingLabel: string
  /** What is still loaded that the form cannot be sent without. */
  waitingFor?: string | undefined
  /** The id of its form, where it stands outside of it. */
  form?: string | undefined
  className?: string | undefined
}

/** Sends its form; while that is being sent, or cannot be yet, the button shows a spinner and ignores clicks. Its width stays. */
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

/**
 * Why a form was not taken, where that is not for one of its fields to say. It takes the focus whenever it is shown anew.
 * `title`: what was not done, where the form has words of its own for it.
 */
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
