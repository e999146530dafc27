/** "A Saudi VAT number has 15 digits, of which the first and the last are 3." */

import { foldDigits } from '../text/digits.ts'

/** A typed VAT number as it is kept, in any digits and with spaces or dashes; null for what is none (docs/saudi-rules.md). */
export function canonicalVatNumber(text: string): string | null {
  const digits = foldDigits(text).replace(/[\s\u2010-\u2015-]/g, '')
  return /^3\d{13}3$/.test(digits) ? digits : null
}
