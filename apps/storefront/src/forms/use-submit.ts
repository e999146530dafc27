import { failureOf } from '@zayy/contract/failure'
import { useEffect, useRef, useState } from 'react'
import { wrongFields } from './error-summary.tsx'
import { readFailure } from './read-failure.ts'
import type { SubmitError } from './submit-error.ts'
import type { FormState } from './use-form.ts'

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
