import { formatNumber } from '../../numbers.ts'
import type { changeCommand as ar } from '../ar/change-command.ts'

/** What `shop changes` says, in English. */
export const changeCommand = {
  summary: 'Show the audit trail: who changed what, and when, newest first',
  details: 'What was done to one order: shop orders show CODE',
  subject: 'Only changes to one thing: an order or coupon code, or the name of a setting or page',
  limit: 'How many lines; by default 50',
  badLimit: (most: number) => `--limit must be a whole number from 1 to ${formatNumber(most)}.`,
  none: 'Nothing has been changed yet.',
  columns: { at: 'when', by: 'who', action: 'what', subject: 'on', details: 'details' },
} satisfies typeof ar
