import { signupInput } from '@zayy/contract/accounts/account-input'
import { expect, it } from 'vitest'
import { type SignupInput, signupFieldIssue, signupFields } from './auth-page.tsx'

const good: SignupInput = {
  fname: 'سارة',
  lname: 'العتيبي',
  email: 'sara@alwaha-clinic.example',
  phone: '٠٥٥ ١٢٣ ٤٥٦٧',
  job_title: '',
  password: 'correct horse',
  password_confirmation: 'correct horse',
}

function issues(form: SignupInput) {
  return Object.fromEntries(
    signupFields
      .map((field) => [field, signupFieldIssue(signupInput, field, form)])
      .filter(([, issue]) => issue !== null),
  )
}

it('reports all missing sign-up fields at once; the job title is optional', () => {
  const nothing = Object.fromEntries(Object.keys(good).map((field) => [field, ''])) as SignupInput
  expect(issues(nothing)).toEqual({
    fname: 'required',
    lname: 'required',
    email: 'required',
    phone: 'required',
    password: 'required',
    password_confirmation: 'required',
  })
})

it('accepts a complete sign-up form', () => {
  expect(issues(good)).toEqual({})
})

it.each([
  [{ fname: '   ' }, { fname: 'required' }],
  [{ lname: 'ع'.repeat(61) }, { lname: 'tooLong' }],
  [{ email: 'sara@alwaha' }, { email: 'email' }],
  [{ phone: '05512' }, { phone: 'phone' }],
  [{ job_title: 'م'.repeat(101) }, { job_title: 'tooLong' }],
  [{ password: '1234567', password_confirmation: '1234567' }, { password: 'passwordShort' }],
  [{ password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }, { password: 'passwordLong' }],
  [{ password_confirmation: 'correct horse ' }, { password_confirmation: 'passwordsDiffer' }],
  [{ password: '        ', password_confirmation: '        ' }, {}],
])('finds the errors of a sign-up with %o', (change, found) => {
  expect(issues({ ...good, ...change })).toEqual(found)
})
