import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { readStoredJson, store } from '../browser-storage.ts'
import type { FormState } from './use-form.ts'

/**
 * Stores fields of a form for this tab, so that input survives a reload. Keeps input from before hydration in all fields.
 * @param stored the fields to store; never a password
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

/** Ignores unknown content. */
export function readStoredFields<F extends string>(
  storageKey: string,
  stored: readonly F[],
): Partial<Record<F, string>> {
  const found: Partial<Record<F, string>> = {}
  const content = readStoredJson('sessionStorage', storageKey)
  if (typeof content !== 'object' || content === null) return found
  for (const field of stored) {
    const value: unknown = Reflect.get(content, field)
    if (typeof value === 'string') found[field] = value
  }
  return found
}

/** Call it after the form was accepted. */
export function removeStoredFields(storageKey: string): void {
  store('sessionStorage', storageKey, null)
}

function storeFields<F extends string>(
  storageKey: string,
  form: Record<F, string>,
  stored: readonly F[],
): void {
  const values = Object.fromEntries(stored.map((field) => [field, form[field]]))
  const isEmpty = Object.values(values).every((value) => value === '')
  store('sessionStorage', storageKey, isEmpty ? null : JSON.stringify(values))
}

/**
 * Fills a form with stored input, then with input from before hydration. Runs in the commit that hydrates the form: an effect after
 * the next paint would overwrite keys typed until then.
 */
export function usePreHydrationInput<F extends string>(
  { form, fields, fill }: FormState<F>,
  element: RefObject<HTMLFormElement | null>,
  readStored: () => Partial<Record<F, string>>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    fill({ ...form, ...readStored(), ...preHydrationInput(element.current, form, fields) })
  }, [])
}

/** Returns the fields that differ from their initial values. */
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
