/** "Is what was typed to open an account valid?", by the API's own rules (spec, 5 Sign-up), before it is sent. */

import { signupInput } from '@zayy/contract/accounts/account-input'
import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { fieldIssue } from '../forms/field-issue.ts'
import type { SignupField, SignupForm } from './signup-fields.ts'

/** What is wrong with one field; null when it will do. */
export function signupFieldIssue(field: SignupField, form: SignupForm): FieldErrorCode | null {
  if (field !== 'password_confirmation') return fieldIssue(signupInput.shape[field], form[field])
  if (form[field] === '') return 'required'
  return form[field] === form.password ? null : 'passwordsDiffer'
}
