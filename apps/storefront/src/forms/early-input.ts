import { type Control, fieldsByKey, fillField, inputOf, isChoice } from '../connection/kept-fields.ts'

/**
 * Moves input from before hydration, and the focus, to the new fields after React has rendered the page again.
 * @param early the fields of the server's HTML
 * @param focused the element that had the focus
 */
export function transferInput(early: readonly Control[], focused: EventTarget | null): void {
  const now = fieldsByKey(document.querySelectorAll<Control>('input, select, textarea'))
  for (const [key, control] of fieldsByKey(early)) {
    const successor = now.get(key)
    if (control.isConnected || !successor || given.has(control)) continue
    given.add(control)
    if (isChanged(control)) fillField(successor, inputOf(control))
    if (control === focused && document.activeElement === document.body) moveFocus(control, successor)
  }
}

const given = new WeakSet<Control>()

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return control.value !== control.defaultValue
}

function moveFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true })
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || isChoice(to)) return
  // E-mail fields have no selection range.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
