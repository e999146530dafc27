/** "A phone number may be typed as people write it, and is kept in one way." */

import { foldDigits } from '../text/digits.ts'
import { directionMarks, zeroWidthMarks } from '../text/invisible-marks.ts'

/** What people write between digits. */
const separators = new RegExp(`[\\s()./\\u2010-\\u2015\\u2212${directionMarks}${zeroWidthMarks}-]`, 'g')

/**
 * Saudi numbers that are dialled without 0 or area code (CST numbering plan): unified numbers, 920 and six digits, and numbers that
 * are free or shared in cost, 800 or 811 and seven digits.
 */
const withoutAreaCode = /^(?:(?:\+|00)?966)?0?(920\d{6}|8(?:00|11)\d{7})$/

/**
 * A typed phone number as it is kept: 05XXXXXXXX for a Saudi mobile however it was written (+966, 00966, 966,
 * 5XXXXXXXX, spaces, dashes, Arabic digits); 920XXXXXX and 800XXXXXXX as they are dialled; +965XXXXXXXX and the like for one of
 * another Gulf state, written with its country's code; any other of 10 to 11 digits as it is (spec, 5; contract, lenient
 * reading). null for everything else.
 */
export function canonicalPhone(text: string): string | null {
  const typed = digitsOf(text)
  if (!/^\+?\d+$/.test(typed)) return null
  const phone = national(typed)
  return unified(typed) ?? gulf(typed) ?? (/^\d{10,11}$/.test(phone) ? phone : null)
}

/**
 * The number with its country's code, +966501234567, as links to calls and chats need it. Reads what `canonicalPhone` reads and the
 * numbers of all countries that are written with + or 00. null where no country can be told: nobody can be reached there.
 */
export function internationalPhone(text: string): string | null {
  const typed = digitsOf(text)
  const saudi = unified(typed) ?? /^0([1-9]\d{8})$/.exec(national(typed))?.[1]
  if (saudi) return `+966${saudi}`
  const [, foreign] = /^(?:\+|00)((?!966)[1-9]\d{7,14})$/.exec(typed) ?? []
  return gulf(typed) ?? (foreign ? `+${foreign}` : null)
}

/** What was typed without what separates digits, and without the (0) that is not dialled after a country's code. */
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
