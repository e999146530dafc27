/** "Is what a guest typed valid?", by the API's own rules, before it is sent. */

import { type InputErrorCode, isInputErrorCode } from '@zayy/contract/error-codes'
import { requiredOfGuests, guestFields as rules } from '@zayy/contract/orders/order-input'
import { type GuestField, type GuestForm, guestFields } from './guest-form.ts'

export type GuestIssues = Partial<Record<GuestField, InputErrorCode>>

/** What is wrong with one field by the API's own rules (spec, 5 Guest checkout fields); null when it will do. */
export function guestFieldIssue(field: GuestField, value: string): InputErrorCode | null {
  if (value.trim() === '') return isRequired(field) ? 'required' : null
  const read = rules[field].safeParse(value)
  if (read.success) return null
  const message = read.error.issues[0]?.message ?? ''
  return isInputErrorCode(message) ? message : 'text'
}

/** Every field that is wrong, all at once. */
export function guestIssues(form: GuestForm): GuestIssues {
  const issues: GuestIssues = {}
  for (const field of guestFields) {
    const issue = guestFieldIssue(field, form[field])
    if (issue !== null) issues[field] = issue
  }
  return issues
}

function isRequired(field: GuestField): boolean {
  return requiredOfGuests.some((required) => required === field)
}
