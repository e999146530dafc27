/** A Saudi VAT number has 15 digits; the first and the last are 3 (docs/saudi-rules.md). */

import { foldDigits } from '../text/digits.ts'

/** Returns the stored form of a typed VAT number (any digits, spaces or dashes), or null if it is none. */
export function canonicalVatNumber(text: string): string | null {
  const digits = foldDigits(text).replace(/[\s\u2010-\u2015-]/g, '')
  return /^3\d{13}3$/.test(digits) ? digits : null
}
