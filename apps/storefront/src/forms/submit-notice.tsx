import { ErrorSummary } from './error-summary.tsx'
import { type FormsMessages, useFormsMessages } from './forms-messages.ts'
import type { SubmitError } from './submit-error.ts'

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
