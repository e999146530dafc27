import { formatNumber } from '../../numbers.ts'
import type { changeCommand as ar } from '../ar/change-command.ts'

/** What `shop changes` says, in English. */
export const changeCommand = {
  summary: 'Show the audit trail: who changed what, and when, the newest first',
  details: 'What was done to one order: shop orders show CODE',
  subject: 'Of one thing alone: the code of an order or a coupon, the name of a setting or a page',
  limit: 'How many lines; otherwise 50',
  badLimit: (most: number) => `--limit is a whole number from 1 to ${formatNumber(most)}.`,
  none: 'Nothing was changed yet.',
  columns: { at: 'when', by: 'who', action: 'what', subject: 'of', details: 'details' },
} satisfies typeof ar
