/** What was typed into a form before hydration, for each field that differs from its initial value. */
export function preHydrationInput<F extends string>(
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
