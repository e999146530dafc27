/** "What a customer says of themselves": text as it stands in the fields. */

import { profileInput } from '@zayy/contract/accounts/account-input'
import type { FieldErrorCode } from '@zayy/contract/error-codes'
import type { Profile } from '@zayy/contract/types'
import { cleanLine } from '@zayy/domain/text/clean'
import { fieldIssue } from '../forms/field-issue.ts'

/** In the order in which the page asks for them. */
export const profileFields = [
  'fname',
  'lname',
  'email',
  'password',
  'phone',
  'job_title',
  'company_name',
  'company_vat',
] as const satisfies readonly (keyof Profile | 'password')[]

export type ProfileField = (typeof profileFields)[number]
export type ProfileForm = Record<ProfileField, string>

/** Whether the address that was typed would be another: it takes the password. Letters in another case are the same. */
export function isAnotherEmail({ email }: Pick<ProfileForm, 'email'>, present: string): boolean {
  return email.trim().toLowerCase() !== present.toLowerCase()
}

/** What is sent of the fields: the password only where it is asked for. */
export function profileRequest({ password, ...form }: ProfileForm, presentEmail: string) {
  return isAnotherEmail(form, presentEmail) ? { ...form, password } : form
}

/** A profile as it stands in the fields. */
export function profileFormOf(profile: Profile): ProfileForm {
  const { fname, lname, email, phone, job_title, company_name, company_vat } = profile
  return {
    fname,
    lname,
    email,
    password: '',
    phone,
    job_title: job_title ?? '',
    company_name: company_name ?? '',
    company_vat: company_vat ?? '',
  }
}

/**
 * What is wrong with a field by the API's own rules: a company has both its name and its VAT number, or neither.
 * @param presentEmail the address that the account has
 */
export function profileFieldIssue(
  field: ProfileField,
  form: ProfileForm,
  presentEmail: string,
): FieldErrorCode | null {
  if (field === 'password')
    return form.password === '' && isAnotherEmail(form, presentEmail) ? 'required' : null
  const isEmpty = (name: ProfileField) => cleanLine(form[name]) === ''
  if (field === 'company_name' && isEmpty(field) && !isEmpty('company_vat')) return 'required'
  if (field === 'company_vat' && isEmpty(field) && !isEmpty('company_name')) return 'required'
  return fieldIssue(profileInput.shape[field], form[field])
}
