/** "The old password, and a new one twice." */

import { newPassword } from '@zayy/contract/input-parsers/secret'
import type { FieldErrorCode } from '@zayy/contract/error-codes'
import { fieldIssue } from '../forms/field-issue.ts'

/** In the order in which the page asks for them. */
export const passwordFields = ['old_password', 'password', 'password_confirmation'] as const

type PasswordFieldName = (typeof passwordFields)[number]
type PasswordForm = Record<PasswordFieldName, string>

export const emptyPasswordForm: PasswordForm = { old_password: '', password: '', password_confirmation: '' }

const rule = newPassword()

/** What is wrong with a field (spec, 5 Change password); null: nothing. Whether the old one is right, the server knows. */
export function passwordFieldIssue(field: PasswordFieldName, form: PasswordForm): FieldErrorCode | null {
  if (form[field] === '') return 'required'
  if (field === 'old_password') return null
  if (field === 'password') return fieldIssue(rule, form.password)
  return form.password_confirmation === form.password ? null : 'passwordsDiffer'
}
