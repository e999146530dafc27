/** Reads typed percentages: 15 means 15 %. */

import { type BasisPoints, fromPercent } from './money.ts'
import { foldDigits } from './text/digits.ts'

/** A typed percentage, or why it is rejected. `fraction`: the value is between 0 and 1; `percent` is the probable intent. */
export type ReadPercentage =
  | { rate: BasisPoints }
  | { issue: 'form' }
  | { issue: 'fraction'; percent: string }

/** Reads a percentage from 0 to 100 with at most 2 decimals, in any digits, with or without its sign. */
export function readPercentage(text: string): ReadPercentage {
  const typed = foldDigits(text)
    .trim()
    .replace(/^[%٪](?=.*\d$)|[%٪]$/g, '')
    .trim()
    .replace(/[٫,]/, '.')
  const value = Number(typed)
  if (!/^(?:\d{1,3}(?:\.\d{1,2})?|\.\d{1,2})$/.test(typed) || value > 100) return { issue: 'form' }
  if (value > 0 && value < 1) return { issue: 'fraction', percent: String(Math.round(value * 100)) }
  return { rate: fromPercent(value) }
}
