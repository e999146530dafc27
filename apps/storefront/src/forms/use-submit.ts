import { type Failure, failureOf } from '@zayy/contract/failure'
import { useEffect, useRef, useState } from 'react'
import { type FormErrors, type FormState, wrongFields } from './use-form.ts'

/**
 * Validates a form, sends it once at a time, shows the server's errors at the fields, and focuses the first.
 * @param leaves keeps the form busy after success, because the page is left
 */
export function useSubmit<F extends string>(state: FormState<F>, { leaves = false } = {}) {
  const [submitError, setSubmitError] = useState<SubmitError | null>(null)
  const [sending, setSending] = useState(false)
  const inFlight = useRef(false)
  const latest = useRef(state)
  latest.current = state

  useEffect(() => {
    if (submitError?.kind !== 'fields') return
    const [first] = wrongFields(latest.current)
    if (first !== undefined) document.getElementById(latest.current.idOf(first))?.focus()
  }, [submitError])

  async function submit(send: () => Promise<void>): Promise<void> {
    if (inFlight.current) return
    inFlight.current = true
    try {
      if (await state.check()) {
        setSending(true)
        setSubmitError(null)
        await send()
        // A second press before the page unloads must not send again.
        if (leaves) return
      } else setSubmitError({ kind: 'fields', others: [] })
    } catch (thrown) {
      const { errors, submitError: error } = readFailure(failureOf(thrown), state.fields)
      state.setErrors(errors)
      setSubmitError(error)
    }
    inFlight.current = false
    setSending(false)
  }

  return { submit, sending, submitError }
}

/** Sorts the server's errors by field, taking the first sentence of each. */
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

/** Why a request failed without naming fields. */
export type Refusal =
  | { kind: 'refused'; message: string }
  /** `retryAfter` in seconds. */
  | { kind: 'tooOften'; retryAfter: number }
  /** `unreachable`: no response. */
  | { kind: 'failed' | 'unreachable' }

/** `others` are sentences that belong to no field. */
export type SubmitError = { kind: 'fields'; others: readonly string[] } | Refusal

export function refusalOf({ status, message, retryAfter }: Failure): Refusal {
  if (status === 0) return { kind: 'unreachable' }
  if (status === 429 && retryAfter !== null) return { kind: 'tooOften', retryAfter }
  return status >= 500 || message === '' ? { kind: 'failed' } : { kind: 'refused', message }
}
