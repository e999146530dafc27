type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Gives what was typed before hydration, and the focus, to the fields of a page that React has drawn anew.
 * @param early the fields as the server sent them
 * @param focused the element that had the focus
 */
export function giveInputTo(early: readonly Control[], focused: EventTarget | null): void {
  const now = byKey(document.querySelectorAll<Control>('input, select, textarea'))
  for (const [key, control] of byKey(early)) {
    const successor = now.get(key)
    if (control.isConnected || !successor || given.has(control)) continue
    given.add(control)
    if (isChanged(control)) copyInput(control, successor)
    if (control === focused && document.activeElement === document.body) moveFocus(control, successor)
  }
}

const given = new WeakSet<Control>()

/** Fields by what they are called, and by their place among those that are called the same. */
function byKey(controls: Iterable<Control>): Map<string, Control> {
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

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function isChanged(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return control.value !== control.defaultValue
}

/** As if typed by the visitor, so that React takes it over. */
function copyInput(from: Control, to: Control): void {
  if (isChoice(to)) {
    if (isChoice(from) && to.checked !== from.checked) to.click()
    return
  }
  // React overrides the property of the element itself, to know of changes that it made.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function moveFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true })
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement || isChoice(to)) return
  // Fields for mail addresses have no selection.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
