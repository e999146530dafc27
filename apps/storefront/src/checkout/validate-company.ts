/** "Is what was typed of a company valid?", by the API's own rules, before it is sent. */

import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { companyFields as rules } from '@zayy/contract/orders/order-input'
import { cleanLine } from '@zayy/domain/text/clean'
import { fieldIssue } from '../forms/field-issue.ts'
import type { CompanyField, CompanyForm } from './company-form.ts'

/** What is wrong with a field: a company has both its name and its VAT number. */
export function companyFieldIssue(field: CompanyField, form: CompanyForm): FieldErrorCode | null {
  if (field === 'as_company' || form.as_company !== 'yes') return null
  if (cleanLine(form[field]) === '') return field === 'purchase_order' ? null : 'required'
  return fieldIssue(rules[field], form[field])
}
