import { type GuestForm, guestFields } from './guest-form.ts'

/** What was typed into the form before hydration, for each field that differs from its initial value. */
export function preHydrationInput(form: HTMLFormElement | null, start: GuestForm): Partial<GuestForm> {
  if (!form) return {}
  const typed = new FormData(form)
  const input: Partial<GuestForm> = {}
  for (const field of guestFields) {
    const value = typed.get(field)
    if (typeof value === 'string' && value !== '' && value !== start[field]) input[field] = value
  }
  return input
}
