import type { auth as arabic } from '../ar/auth.ts'

/** Messages of the login, the sign-up and the reset of a password, in English. */
export const auth = {
  title: 'Log in',
  description: 'Log in to your account, or create one.',
  toContinue: 'Log in or create an account, and carry on where you left off.',
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
      label: 'Email',
      missing: 'Email is required',
      wrong: 'Invalid email address',
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
  reset: {
    title: 'Reset your password',
    description: 'Ask for a code with your email and set a new password.',
    step: (number) => `Step ${number} of 3: email, code, new password`,
    email: {
      text: 'Enter the email address of your account. We will send it a 4-digit code.',
      textWithoutMail:
        'Enter the email address of your account to ask for a 4-digit code, then contact us to get it: {contact}.',
      submit: 'Send the code',
      sending: 'Sending…',
    },
    code: {
      title: 'Enter the code',
      text: 'If {email} has an account, a message is on its way with a 4-digit code, valid for 10 minutes, or a link to open.',
      textWithoutMail:
        'If {email} has an account, we have its code, valid for 10 minutes. Contact us to get it: {contact}.',
      digit: (number) => `Digit ${number} of 4`,
      submit: 'Verify',
      sending: 'Verifying…',
      again: 'Send another code',
      sentAgain: 'Another message is on its way',
      readyAgain: 'Another code is ready: contact us to get it',
      ended: 'This code is no longer valid. Ask for another.',
      otherEmail: 'Another email address',
    },
    password: {
      title: 'New password',
      text: 'Changing it logs you out on all your devices. Then you log in with the new one.',
      submit: 'Change password',
      sending: 'Changing…',
      startAgain: 'Ask for a new code',
    },
    fields: {
      otp: { label: 'Code', missing: 'Enter the code you got', wrong: 'The code has 4 digits' },
      new_password: {
        label: 'New password',
        missing: 'Enter the new password',
        wrong: 'Enter a password of 8 to 128 characters',
      },
      confirmPassword: {
        label: 'Confirm password',
        missing: 'Enter the password again',
        wrong: 'Passwords must match',
      },
    },
    backToLogin: 'Back to log in',
  },
  needsScripts: 'Turn on JavaScript in your browser to log in.',
} satisfies typeof arabic
