import type { profile as arabic } from '../ar/profile.ts'

/** Messages of a customer's profile and password, in English. */
export const profile = {
  lead: 'The name we greet you by, and the email address your invoices go to.',
  leadWithoutMail: 'The name we greet you by, and the email address you log in with.',
  company: 'Company',
  companyLead:
    'If you buy for a company, enter its name and VAT number together: your invoices become tax invoices in its name.',
  fields: {
    fname: { label: 'First name', missing: 'First name is required', wrong: 'Enter your first name' },
    lname: { label: 'Last name', missing: 'Last name is required', wrong: 'Enter your last name' },
    email: {
      label: 'Email',
      missing: 'Email is required',
      wrong: 'Enter a valid email, such as name@example.com',
    },
    password: {
      label: 'Current password',
      missing: 'Current password is required',
      wrong: 'The current password is not correct',
    },
    phone: {
      label: 'Mobile number',
      missing: 'Mobile number is required',
      wrong: 'Enter 10 digits, such as 0551234567, or a Gulf number with its country code',
    },
    job_title: { label: 'Job title', missing: 'Enter your job title', wrong: 'Enter your job title' },
    company_name: {
      label: 'Company name',
      missing: 'Enter the company’s name with its VAT number',
      wrong: 'Enter the full name of the company',
    },
    company_vat: {
      label: 'Company VAT number',
      missing: 'Enter the VAT number with the company’s name',
      wrong: 'Enter 15 digits that start and end with 3',
    },
  },
  passwordHint: 'We ask for it because your email is changing',
  vatHint: '15 digits that start and end with 3',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Your details are saved',

  passwordLead: 'Use at least 8 characters. Changing it logs you out on your other devices.',
  passwordFields: {
    old_password: {
      label: 'Current password',
      missing: 'Current password is required',
      wrong: 'The current password is not correct',
    },
    password: {
      label: 'New password',
      missing: 'New password is required',
      wrong: 'Enter at least 8 characters, and at most 128',
    },
    password_confirmation: {
      label: 'Confirm new password',
      missing: 'Enter the new password once more',
      wrong: 'Passwords must match',
    },
  },
  changePassword: 'Change password',
  changing: 'Changing…',
  changed: 'Password changed successfully',
} satisfies typeof arabic
