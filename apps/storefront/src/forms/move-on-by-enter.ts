import type { KeyboardEvent } from 'react'

const notTyped = ['hidden', 'submit', 'button', 'reset', 'image', 'file']

/**
 * Handles Enter (a phone's "Go") in a form that must not be sent by it: focus moves to the next field, and from the last one nowhere.
 * Buttons, lists and text areas keep their own Enter, and so does a field that has handled it.
 */
export function moveOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || notTyped.includes(target.type)) return
  event.preventDefault()
  const fields = [...form.elements].filter(isField)
  fields
    .slice(fields.indexOf(target) + 1)
    .find((field) => isReachable(field) && !isSameGroup(field, target))
    ?.focus()
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(element: Element): element is FormField {
  if (element instanceof HTMLInputElement) return !notTyped.includes(element.type)
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

/** Of radio buttons, Tab reaches the chosen one. */
function isReachable(field: FormField): boolean {
  if (field.disabled || field.getClientRects().length === 0) return false
  return !(field instanceof HTMLInputElement && field.type === 'radio') || field.checked
}

function isSameGroup(field: FormField, other: HTMLInputElement): boolean {
  return other.type === 'radio' && field.name === other.name
}
