/** "Is what a guest typed valid?", by the API's own rules, before it is sent. */

import type { InputErrorCode } from '@zayy/contract/error-codes'
import { requiredOfGuests, guestFields as rules } from '@zayy/contract/orders/order-input'
import { cleanLine } from '@zayy/domain/text/clean'
import { fieldIssue } from '../forms/field-issue.ts'
import { noArea } from '../places/no-area.ts'
import type { GuestField } from './guest-form.ts'

/** What is wrong with one field by the API's own rules (spec, 5 Guest checkout fields); null when it will do. */
export function guestFieldIssue(field: GuestField, value: string): InputErrorCode | null {
  if (cleanLine(value) === '') return isRequired(field) ? 'required' : null
  if (field === 'area_id' && value === noArea) return null
  return fieldIssue(rules[field], value)
}

function isRequired(field: GuestField): boolean {
  return requiredOfGuests.some((required) => required === field)
}
