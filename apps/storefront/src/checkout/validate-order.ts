import type { FieldErrorCode, InputErrorCode } from '@zayy/contract/error-codes'
import { detailFields, guestFields } from '@zayy/contract/orders/order-input'
import { cleanLine } from '@zayy/domain/text/clean'
import { NO_AREA } from '../delivery/places.ts'
import { fieldIssue } from '../forms/use-form.ts'
import { companyFields, type DetailField, type DetailForm, type GuestField } from './checkout-fields.ts'

/** What is wrong with one field by the API's own rules (spec, 5 Guest checkout fields); null when it will do. */
export function guestFieldIssue(field: GuestField, value: string): InputErrorCode | null {
  if (field === 'area_id' && value === NO_AREA) return null
  // Only the API knows that a city has no areas.
  if (field === 'area_id' && cleanLine(value) === '') return 'required'
  return fieldIssue(guestFields[field], value)
}

/** What is wrong with a field: a company has both its name and its VAT number. */
export function detailFieldIssue(field: DetailField, form: DetailForm): FieldErrorCode | null {
  if (field === 'as_company') return null
  if (companyFields.some((name) => name === field) && form.as_company !== 'yes') return null
  const isMandatory = field === 'company_name' || field === 'company_vat'
  if (isMandatory && cleanLine(form[field]) === '') return 'required'
  return fieldIssue(detailFields[field], form[field])
}
