import { type Failure, failureOf } from '@zayy/contract/failure'
import { useEffect, useRef, useState } from 'react'
import { wrongFields } from './error-summary.tsx'
import type { FormErrors, FormState } from './use-form.ts'

/**
 * Sends a form: checks it first, sends it once at a time, and brings what the server has against it to its fields, the
 * first of which takes the focus.
 * @param leaves the page is left once the form was taken: until then it stays busy
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
        // A second press that comes before the page has gone sends nothing again.
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

/** Why a form was not taken, besides errors of single fields. */
export type Refusal =
  | { kind: 'refused'; message: string }
  /** `retryAfter`: how long to wait, in seconds. */
  | { kind: 'tooOften'; retryAfter: number }
  /** `failed`: the shop answered that it failed; `unreachable`: it did not answer. */
  | { kind: 'failed' | 'unreachable' }

/** Why a form was not taken: `fields`, shown at each of them, and what belongs to none of them. */
export type SubmitError = { kind: 'fields'; others: readonly string[] } | Refusal

/** What a call that named no field was refused for. */
export function refusalOf({ status, message, retryAfter }: Failure): Refusal {
  if (status === 0) return { kind: 'unreachable' }
  if (status === 429 && retryAfter !== null) return { kind: 'tooOften', retryAfter }
  return status >= 500 || message === '' ? { kind: 'failed' } : { kind: 'refused', message }
}
