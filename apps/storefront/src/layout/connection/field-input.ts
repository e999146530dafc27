export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a field holds; of a checkbox or radio button, whether it is checked. */
export type FieldInput = string | boolean

/** Fields by what they are called, and by their place among those that are called the same. */
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

/** Fills a field as if the visitor typed it, so that React takes it over. */
export function fillField(control: Control, input: FieldInput): void {
  if (typeof input === 'boolean') {
    if (isChoice(control) && control.checked !== input) control.click()
    return
  }
  if (isChoice(control)) return
  // React overrides the property of the element itself, to know of changes that it made.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, input)
  const event = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(event, { bubbles: true }))
}
