import { type RefObject, useLayoutEffect } from 'react'
import type { FormState } from './use-form.ts'

/**
 * Fills a form, as its page is opened, with what was stored of it, and over that with what was typed before hydration.
 * It is done in the commit that hydrates the form: every key that is pressed afterwards finds the values in their state. In an
 * effect that waits for the next paint, what was stored would be written over what was typed until then.
 */
export function usePreHydrationInput<F extends string>(
  { form, fields, fill }: FormState<F>,
  element: RefObject<HTMLFormElement | null>,
  readStored: () => Partial<Record<F, string>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is opened
  useLayoutEffect(() => {
    fill({ ...form, ...readStored(), ...preHydrationInput(element.current, form, fields) })
  }, [])
}

/** What was typed into a form before hydration, for each field that differs from its initial value. */
function preHydrationInput<F extends string>(
  form: HTMLFormElement | null,
  start: Record<F, string>,
  fields: readonly F[],
): Partial<Record<F, string>> {
  if (!form) return {}
  const typed = new FormData(form)
  const input: Partial<Record<F, string>> = {}
  for (const field of fields) {
    const value = typed.get(field)
    if (typeof value === 'string' && value !== '' && value !== start[field]) input[field] = value
  }
  return input
}
