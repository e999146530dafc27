/** "15 means 15 %": a fraction of one percent is a percentage written as a fraction. */

import { type BasisPoints, fromPercent } from './money.ts'
import { foldDigits } from './text/digits.ts'

/** A typed percentage, or why it is none: `fraction` is less than 1 and not 0, and `percent` is what was probably meant. */
export type ReadPercentage =
  | { rate: BasisPoints }
  | { issue: 'form' }
  | { issue: 'fraction'; percent: string }

/** Reads a percentage from 0 to 100 with at most two decimals, in any digits, with its sign or without. */
export function readPercentage(text: string): ReadPercentage {
  const typed = foldDigits(text)
    .replace(/\s|^[%٪](?=.*\d$)|[%٪]$/g, '')
    .replace(/[٫,]/, '.')
  const value = Number(typed)
  if (!/^(?:\d{1,3}(?:\.\d{1,2})?|\.\d{1,2})$/.test(typed) || value > 100) return { issue: 'form' }
  if (value > 0 && value < 1) return { issue: 'fraction', percent: String(Math.round(value * 100)) }
  return { rate: fromPercent(value) }
}
