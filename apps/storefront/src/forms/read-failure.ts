import type { Failure } from '@zayy/contract/failure'
import { refusalOf, type SubmitError } from './submit-error.ts'
import type { FormErrors } from './use-form.ts'

/** Sorts what the server had against a form to where the page can show it; the first sentence of each field counts. */
export function readFailure<F extends string>(
  failure: Failure,
  fields: readonly F[],
): { errors: FormErrors<F>; submitError: SubmitError } {
  const named = Object.entries(failure.errors)
  if (named.length === 0) return { errors: {}, submitError: refusalOf(failure) }
  const errors: FormErrors<F> = {}
  const others: string[] = []
  for (const [name, [sentence = '']] of named) {
    const field = fields.find((own) => own === name)
    if (field === undefined) others.push(sentence)
    else errors[field] = sentence
  }
  return { errors, submitError: { kind: 'fields', others } }
}
