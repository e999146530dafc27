import { type RefObject, useEffect, useState } from 'react'
import type { FormState } from './use-form.ts'
import { usePreHydrationInput } from './use-pre-hydration-input.ts'

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
