import type { forbidden as arabic } from '../ar/forbidden.ts'

/** Messages of the page that replaces a refused one, in English. */
export const forbidden = {
  kicker: 'Error',
  title: 'You cannot open this page',
  text: 'Sorry, but you do not have permission to access this page or resource.',
} satisfies typeof arabic
