import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { FormState } from './use-form.ts'

/**
 * What was typed survives a reload: some fields of a form are stored for this tab. What was typed before hydration stays
 * in all of them.
 * @param stored the fields that are stored: never a password
 */
export function useStoredFields<F extends string>(
  storageKey: string,
  state: FormState<F>,
  stored: readonly F[],
  element: RefObject<HTMLFormElement | null>,
): void {
  const { form } = state
  const [restored, setRestored] = useState(false)
  usePreHydrationInput(state, element, () => readStoredFields(storageKey, stored))
  useEffect(() => setRestored(true), [])
  useEffect(() => {
    if (restored) storeFields(storageKey, form, stored)
  }, [restored, storageKey, form, stored])
}

/** The fields that were stored; unknown content is ignored. */
export function readStoredFields<F extends string>(
  storageKey: string,
  stored: readonly F[],
): Partial<Record<F, string>> {
  const found: Partial<Record<F, string>> = {}
  try {
    const content: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    if (typeof content !== 'object' || content === null) return found
    for (const field of stored) {
      const value: unknown = Reflect.get(content, field)
      if (typeof value === 'string') found[field] = value
    }
  } catch (error) {
    console.warn('What was typed cannot be read.', error)
  }
  return found
}

/** Forgets what was typed: the form was taken. */
export function removeStoredFields(storageKey: string): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch (error) {
    console.warn('What was typed cannot be removed.', error)
  }
}

function storeFields<F extends string>(
  storageKey: string,
  form: Record<F, string>,
  stored: readonly F[],
): void {
  const values = Object.fromEntries(stored.map((field) => [field, form[field]]))
  try {
    if (Object.values(values).some((value) => value !== ''))
      sessionStorage.setItem(storageKey, JSON.stringify(values))
    else sessionStorage.removeItem(storageKey)
  } catch (error) {
    console.warn('What is typed cannot be stored for a reload.', error)
  }
}

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
