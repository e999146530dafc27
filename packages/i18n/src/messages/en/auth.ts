import type { auth as arabic } from '../ar/auth.ts'

/** Messages of the login, the sign-up and the reset of a password, in English. */
export const auth = {
  title: 'Log in',
  description: 'Log in to your account, or open a new one.',
  toContinue: 'Log in or open an account, and go on where you left off.',
  continueAsGuest: 'Or order without an account',
  login: {
    title: 'Welcome back',
    text: 'Your orders, addresses and invoices in one place.',
    forgotten: 'Forgot your password?',
    submit: 'Log in',
    sending: 'Logging in…',
  },
  signup: {
    title: 'New account',
    text: 'It takes a minute, and you can buy without one.',
    submit: 'Create account',
    sending: 'Creating your account…',
  },
  fields: {
    fname: { label: 'First name', missing: 'Enter your first name', wrong: 'Enter your first name' },
    lname: { label: 'Last name', missing: 'Enter your last name', wrong: 'Enter your last name' },
    email: {
      label: 'E-mail',
      missing: 'Enter your e-mail address',
      wrong: 'Enter a whole address, such as name@example.com',
    },
    phone: {
      label: 'Mobile number',
      missing: 'Enter your mobile number',
      wrong: 'Enter 10 digits, such as 0551234567, or a Gulf number with its country code',
    },
    job_title: { label: 'Job title', missing: 'Enter your job title', wrong: 'Enter your job title' },
    password: {
      label: 'Password',
      missing: 'Enter your password',
      wrong: 'Enter a password of 8 to 128 characters',
    },
    password_confirmation: {
      label: 'Confirm password',
      missing: 'Enter the password again',
      wrong: 'Passwords must match',
    },
  },
  passwordHint: 'At least 8 characters',
  needsScripts: 'Turn on JavaScript in your browser to log in.',
} satisfies typeof arabic
