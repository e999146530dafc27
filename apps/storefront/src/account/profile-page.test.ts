import { expect, test } from 'vitest'
import { profileFieldIssue, profileFields, profileFormOf, profileRequest } from './profile-page.tsx'

const form = profileFormOf({
  fname: 'نورة',
  lname: 'القحطاني',
  email: 'noura@mail.example',
  phone: '0501234567',
  job_title: null,
  company_name: null,
  company_vat: null,
})

const issuesOf = (changed: Partial<typeof form>) =>
  Object.fromEntries(
    profileFields.flatMap((field) => {
      const issue = profileFieldIssue(field, { ...form, ...changed }, 'noura@mail.example')
      return issue === null ? [] : [[field, issue]]
    }),
  )

test.each([
  [{}, {}],
  [{ fname: ' ' }, { fname: 'required' }],
  [{ lname: '' }, { lname: 'required' }],
  [{ email: 'noura@' }, { email: 'email', password: 'required' }],
  [{ email: 'sara@mail.example' }, { password: 'required' }],
  [{ email: 'sara@mail.example', password: 'خياطة' }, {}],
  [{ email: ' NOURA@mail.example ' }, {}],
  [{ phone: '12345' }, { phone: 'phone' }],
  [{ phone: '+966 50 123 4567' }, {}],
  [{ job_title: 'س'.repeat(101) }, { job_title: 'tooLong' }],
  [{ company_name: 'مستشفى الشفاء' }, { company_vat: 'required' }],
  [{ company_vat: '300000000000003' }, { company_name: 'required' }],
  [{ company_name: 'مستشفى الشفاء', company_vat: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' }, {}],
  [
    { company_name: 'ش', company_vat: '30' },
    { company_name: 'tooShort', company_vat: 'vatNumber' },
  ],
])('finds the errors of a profile changed by %j', (changed, issues) => {
  expect(issuesOf(changed)).toEqual(issues)
})

test('sends the password only with a new e-mail address', () => {
  const typed = { ...form, password: 'خياطة' }
  expect(profileRequest(typed, 'noura@mail.example')).not.toHaveProperty('password')
  expect(profileRequest({ ...typed, email: 'sara@mail.example' }, 'noura@mail.example')).toHaveProperty(
    'password',
    'خياطة',
  )
})
