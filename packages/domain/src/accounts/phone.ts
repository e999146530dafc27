/** "A phone number may be typed as people write it, and is kept in one way." */

import { foldDigits } from '../text/digits.ts'

/**
 * A typed phone number as it is kept: 05XXXXXXXX for a Saudi mobile however it was written (+966, 00966, 966,
 * 5XXXXXXXX, spaces, dashes, Arabic digits); +965XXXXXXXX and the like for one of another Gulf state, written with
 * its country's code; any other of 10 to 11 digits as it is (spec, 5; contract, lenient reading). null for everything else.
 */
export function canonicalPhone(text: string): string | null {
  const typed = foldDigits(text.trim()).replace(/[\s().\u2010-\u2015\u2212-]/g, '')
  if (!/^\+?\d+$/.test(typed)) return null
  const phone = national(typed)
  return gulf(typed) ?? (/^\d{10,11}$/.test(phone) ? phone : null)
}

function national(typed: string): string {
  const saudi = /^(?:\+|00)?966(\d{9})$/.exec(typed) ?? /^(?:\+|00)?9660(\d{9})$/.exec(typed)
  if (saudi) return `0${saudi[1]}`
  return /^5\d{8}$/.test(typed) ? `0${typed}` : typed
}

/**
 * Kuwait, Bahrain, Oman and Qatar have 8 digits after the code; the Emirates 9 for a mobile and 8 for a landline,
 * often with the 0 of the national form before them.
 */
function gulf(typed: string): string | null {
  const [, code, number] =
    /^(?:\+|00)?(965|968|973|974)([2-9]\d{7})$/.exec(typed) ??
    /^(?:\+|00)?(971)0?(5\d{8}|[2-9]\d{7})$/.exec(typed) ??
    []
  return code && number ? `+${code}${number}` : null
}
