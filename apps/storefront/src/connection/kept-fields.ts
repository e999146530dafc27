import { readStoredJson, store } from '../browser-storage.ts'

const STORAGE_KEY = 'keptFields'

/** Larger forms are not stored. */
const MAX_STORED_CHARACTERS = 200_000

/** Milliseconds between attempts to fill fields that are rendered later. */
const waits = Array.from({ length: 30 }, () => 100)

/** A shown password has the type text, and only the first digit of a code is marked, so its whole form is secret. */
const isSecret = (control: Control) =>
  /password|one-time-code/.test(control.autocomplete) ||
  (control.closest('form')?.querySelector('[autocomplete="one-time-code"]') ?? null) !== null

/** Stores the input of this page for the document that replaces it. */
export function saveFields(): void {
  const fields = [...fieldsOnPage()].map(([key, control]) => [key, inputOf(control)] as const)
  const kept = JSON.stringify({ path: location.pathname, fields })
  if (kept.length > MAX_STORED_CHARACTERS) return
  store('sessionStorage', STORAGE_KEY, kept)
}

/** Fills the fields of this page with the input stored by the previous document, once. */
export async function restoreFields(): Promise<void> {
  let left = takeFields()
  for (const wait of waits) {
    const now = fieldsOnPage()
    left = left.filter(([key, input]) => {
      const control = now.get(key)
      if (!control) return true
      if (inputOf(control) !== input) fillField(control, input)
      return false
    })
    if (left.length === 0) return
    // Some forms are rendered after hydration.
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

function fieldsOnPage(): Map<string, Control> {
  const controls = [...document.querySelectorAll<Control>('input, select, textarea')]
  return fieldsByKey(
    controls.filter((control) => !['password', 'hidden'].includes(control.type) && !isSecret(control)),
  )
}

/** Returns and removes the input stored for this page. Ignores unknown content. */
function takeFields(): [key: string, input: FieldInput][] {
  const stored = readStoredJson('sessionStorage', STORAGE_KEY)
  if (!isStored(stored) || stored.path !== location.pathname) return []
  store('sessionStorage', STORAGE_KEY, null)
  return stored.fields.filter(isField)
}

function isStored(content: unknown): content is { path: string; fields: unknown[] } {
  if (typeof content !== 'object' || content === null) return false
  return 'path' in content && 'fields' in content && Array.isArray(content.fields)
}

function isField(field: unknown): field is [string, FieldInput] {
  if (!Array.isArray(field)) return false
  const [key, input]: unknown[] = field
  return typeof key === 'string' && (typeof input === 'string' || typeof input === 'boolean')
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The value of a field; checkboxes and radio buttons have a boolean. */
export type FieldInput = string | boolean

/** Identifies fields by type, name, label and value, and equal ones by their order. */
export function fieldsByKey(controls: Iterable<Control>): Map<string, Control> {
  const found = new Map<string, Control>()
  for (const control of controls) {
    if (control.type === 'file') continue
    const choice = isChoice(control) ? control.value : ''
    const name = `${control.type} ${control.name} ${control.getAttribute('aria-label')} ${choice}`
    let place = 0
    while (found.has(`${name} ${place}`)) place++
    found.set(`${name} ${place}`, control)
  }
  return found
}

export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

export function inputOf(control: Control): FieldInput {
  return isChoice(control) ? control.checked : control.value
}

/** Sets a field and dispatches the events of typing, so that React updates its state. */
export function fillField(control: Control, input: FieldInput): void {
  if (typeof input === 'boolean') {
    if (isChoice(control) && control.checked !== input) control.click()
    return
  }
  if (isChoice(control)) return
  // React tracks the element's own `value` property, so only the prototype's setter looks like typing.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, input)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
