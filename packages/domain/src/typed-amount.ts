/** Reads amounts in SAR as people type them and spreadsheet programs save them. */

import { fromSar, type Halalas, isSar } from './money.ts'
import { foldDigits } from './text/digits.ts'

/** Longer text is rejected. */
const MAX_CHARACTERS = 30

/** ٬ separates thousands and ٫ decimals in every reading; the comma does one or the other. */
const FORMS = {
  thousands:
    /^(?<whole>\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:٬\d{3}){1,3})(?:[.٫](?<decimals>\d{1,2}))?$/,
  decimal: /^(?<whole>\d{1,12}|\d{1,3}(?:٬\d{3}){1,3})(?:[.,٫](?<decimals>\d{1,2}))?$/,
} as const

/**
 * Reads an amount of 0 or more with at most two decimals, in digits of any script: 3223.97, ٣٬٢٢٣٫٩٧. Null for anything else.
 * @param comma `thousands` as people type it: 3,223.97; 12,50 is rejected. `decimal` as spreadsheet programs of many countries save
 *   it: 12,50; 3,223.97 is rejected
 */
export function readTypedAmount(text: string, comma: keyof typeof FORMS): Halalas | null {
  if (text.length > MAX_CHARACTERS) return null
  const { whole, decimals = '0' } = FORMS[comma].exec(foldDigits(text))?.groups ?? {}
  const amount = whole === undefined ? null : Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  return isSar(amount) ? fromSar(amount) : null
}
