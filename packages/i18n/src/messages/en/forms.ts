import { waitingTime } from '../../time/waiting-time.ts'
import type { forms as arabic } from '../ar/forms.ts'

/** Messages of all forms, in English. */
export const forms = {
  optional: 'optional',
  tooLong: 'This is too long. Shorten it',
  show: 'Show',
  hide: 'Hide',
  showOf: (password: string) => `Show: ${password}`,
  hideOf: (password: string) => `Hide: ${password}`,
  refused: 'This could not be sent',
  tooOften: (seconds: number) => `Too many attempts. Try again in ${waitingTime(seconds, 'en')}.`,
  unreachable: 'The shop could not be reached. What you typed is kept: check your connection and try again.',
  failed: 'Something went wrong on our side. What you typed is kept: try again in a moment.',
} satisfies typeof arabic
