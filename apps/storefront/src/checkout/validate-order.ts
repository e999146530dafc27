import type { FieldErrorCode, InputErrorCode } from '@zayy/contract/error-codes'
import { detailFields, guestFields } from '@zayy/contract/orders/order-input'
import { cleanLine } from '@zayy/domain/text/clean'
import { NO_AREA } from '../delivery/places.ts'
import { fieldIssue } from '../forms/field-issue.ts'
import { companyFields, type DetailField, type DetailForm, type GuestField } from './checkout-fields.ts'

/** Returns the error of a field by the API's rules (spec, 5 Guest checkout fields), or null. */
export function guestFieldIssue(field: GuestField, value: string): InputErrorCode | null {
  if (field === 'area_id' && value === NO_AREA) return null
  // The schema accepts an empty area because some cities have none; this city has areas.
  if (field === 'area_id' && cleanLine(value) === '') return 'required'
  return fieldIssue(guestFields[field], value)
}

/** Returns the error of a field, or null. A company needs name and VAT number. */
export function detailFieldIssue(field: DetailField, form: DetailForm): FieldErrorCode | null {
  if (field === 'as_company') return null
  if (companyFields.some((name) => name === field) && form.as_company !== 'yes') return null
  const isMandatory = field === 'company_name' || field === 'company_vat'
  if (isMandatory && cleanLine(form[field]) === '') return 'required'
  return fieldIssue(detailFields[field], form[field])
}
