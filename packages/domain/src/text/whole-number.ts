/** Reads whole numbers strictly: ambiguous text is rejected. */

import { foldDigits } from './digits.ts'
import { trimMarks } from './invisible-marks.ts'

export type NumberIssue = 'notANumber' | 'negative' | 'fraction' | 'tooMany'

export type WholeNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'rejected'; issue: NumberIssue }

/** Longer text is rejected. */
const MAX_CHARACTERS = 100

/** Includes spaces of every width, but no tab or line break: those separate two numbers. */
const THOUSANDS_SEPARATORS = ",٬'’ \\u00A0\\u2007\\u2009\\u202F"

const NUMBER = new RegExp(
  `^(?<before>[-\\u2010-\\u2013\\u2212]?)(?<whole>[1-9]\\d{0,2}(?:(?<separator>[${THOUSANDS_SEPARATORS}])\\d{3})(?:\\k<separator>\\d{3})*|\\d+)(?:(?<point>[.,٫])(?<decimals>\\d*))?(?<after>[-\\u2212]?)$`,
)

/**
 * Reads a whole number from 0 to `most`, in digits of any script. All quantities of the shop are read by this rule.
 *
 * Thousands may be separated by one consistent separator (1,200, ١٬٢٠٠, 1 200). A fraction of one or two zeros is dropped (12.0,
 * 12,00, ١٢٫٠٠), as spreadsheets write it. Ambiguous text is rejected: 1.200, 12.000, 1,20, 1 2.
 */
export function readWholeNumber(text: string, most: number): WholeNumber {
  if (text.length > MAX_CHARACTERS) return { kind: 'rejected', issue: 'notANumber' }
  const plain = foldDigits(trimMarks(text))
  if (plain === '') return { kind: 'empty' }
  const parts = NUMBER.exec(plain)?.groups
  if (!parts) return { kind: 'rejected', issue: 'notANumber' }
  const { before = '', whole = '', separator, point, decimals = '', after = '' } = parts
  if (point !== undefined && !isDecimal(point, decimals, separator))
    return { kind: 'rejected', issue: 'notANumber' }
  const value = Number(whole.replace(/\D/g, ''))
  const fraction = /[1-9]/.test(decimals)
  if (before + after !== '' && (value > 0 || fraction)) return { kind: 'rejected', issue: 'negative' }
  if (fraction) return { kind: 'rejected', issue: 'fraction' }
  return value > most ? { kind: 'rejected', issue: 'tooMany' } : { kind: 'number', value }
}

/** True if the digits after the point can only be decimals: 12.000 may be twelve or twelve thousand. */
function isDecimal(point: string, decimals: string, separator: string | undefined): boolean {
  if (decimals === '') return point !== ','
  if (point === separator || (separator !== undefined && point === ',')) return false
  return decimals.length <= 2 || (decimals.length !== 3 && /[1-9]/.test(decimals))
}
