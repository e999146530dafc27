import type { loginNotices as arabic } from '../ar/login-notices.ts'

/** Messages that say why the visitor sees the login page, in English. */
export const loginNotices = {
  loggedOut: 'Logged out',
  loginEnded: 'Your session has ended. Log in to carry on where you left off: what you typed is kept.',
  passwordReset: 'Your password was changed. Log in with the new one.',
} satisfies typeof arabic
