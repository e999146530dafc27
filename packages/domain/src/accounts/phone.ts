/** Normalises the ways in which people write phone numbers. */

import { foldDigits } from '../text/digits.ts'
import { DIRECTION_MARKS, ZERO_WIDTH_MARKS } from '../text/invisible-marks.ts'

const separators = new RegExp(`[\\s()./\\u2010-\\u2015\\u2212${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}-]`, 'g')

/**
 * Saudi numbers dialled without 0 or area code (CST numbering plan): unified numbers (920 and six digits), and toll-free or
 * shared-cost numbers (800 or 811 and seven digits).
 */
const withoutAreaCode = /^(?:(?:\+|00)?966)?0?(920\d{6}|8(?:00|11)\d{7})$/

/**
 * Returns the stored form of a typed phone number, or null if it is none (spec, 5; contract, lenient reading).
 * - Saudi mobile (+966, 00966, 966 or 5XXXXXXXX, with spaces, dashes, Arabic digits): 05XXXXXXXX
 * - Saudi unified and toll-free numbers: 920XXXXXX and 800XXXXXXX, as dialled
 * - another Gulf state, with its country code: +965XXXXXXXX and the like
 * - any other 10 or 11 digits: unchanged
 */
export function canonicalPhone(text: string): string | null {
  const typed = digitsOf(text)
  if (!/^\+?\d+$/.test(typed)) return null
  const phone = national(typed)
  return unified(typed) ?? gulf(typed) ?? (/^\d{10,11}$/.test(phone) ? phone : null)
}

/**
 * Returns the number with its country code, +966501234567, for call and chat links. Reads all that `canonicalPhone` reads, and
 * numbers of any country written with + or 00. Null if the country is unknown.
 */
export function internationalPhone(text: string): string | null {
  const typed = digitsOf(text)
  const saudi = unified(typed) ?? /^0([1-9]\d{8})$/.exec(national(typed))?.[1]
  if (saudi) return `+966${saudi}`
  const [, foreign] = /^(?:\+|00)((?!966)[1-9]\d{7,14})$/.exec(typed) ?? []
  return gulf(typed) ?? (foreign ? `+${foreign}` : null)
}

/** Removes separators, and the (0) that is not dialled after a country code. */
function digitsOf(text: string): string {
  const plain = foldDigits(text.normalize('NFKC').trim())
  return plain.replace(/^(\+|00|966)(.*)\(0\)/, '$1$2').replace(separators, '')
}

function unified(typed: string): string | null {
  return withoutAreaCode.exec(typed)?.[1] ?? null
}

function national(typed: string): string {
  const saudi = /^(?:\+|00)?966(\d{9})$/.exec(typed) ?? /^(?:\+|00)?9660(\d{9})$/.exec(typed)
  if (saudi) return `0${saudi[1]}`
  return /^5\d{8}$/.test(typed) ? `0${typed}` : typed
}

/**
 * Kuwait, Bahrain, Oman and Qatar have 8 digits after the country code. The Emirates have 9 for a mobile and 8 for a landline,
 * often after the 0 of the national form.
 */
function gulf(typed: string): string | null {
  const [, code, number] =
    /^(?:\+|00)?(965|968|973|974)([2-9]\d{7})$/.exec(typed) ??
    /^(?:\+|00)?(971)0?(5\d{8}|[2-9]\d{7})$/.exec(typed) ??
    []
  return code && number ? `+${code}${number}` : null
}
