/** Reads amounts in SAR as people type them and spreadsheet programs save them. */

import { fromSar, type Halalas, isSar } from './money.ts'
import { foldDigits } from './text/digits.ts'

/** Longer text is rejected. */
const MAX_CHARACTERS = 40

/** Names and signs of the riyal: ر.س., ريالًا, SAR, ﷼ and the sign of 2025. */
const CURRENCY = String.raw`(?:SAR|S\.?R\.?|riyals?|ر\.?س\.?|ريال(?:ات|ا|اً|ًا)?(?: سعودي(?:ة|ا|اً|ًا)?)?|\uFDFC|\u20C1)`
/** Blanks, and the direction marks that pages and mails put around an amount. */
const BLANK = String.raw`[\s\p{Cf}]{0,9}`
const AROUND = new RegExp(
  String.raw`^${BLANK}${CURRENCY}${BLANK}(?=[\p{Nd}.])|(?<=\p{Nd})${BLANK}${CURRENCY}${BLANK}$`,
  'giu',
)
const ENDS = new RegExp(String.raw`^${BLANK}|(?<![\s\p{Cf}])${BLANK}$`, 'gu')

/** ٬ separates thousands and ٫ decimals in every reading; the comma, also ،, does one or the other. */
const FORMS = {
  thousands:
    /^(?<whole>\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:٬\d{3}){1,3})(?:[.٫](?<decimals>\d{1,2}))?$/,
  decimal: /^(?<whole>\d{1,12}|\d{1,3}(?:٬\d{3}){1,3})(?:[.,٫](?<decimals>\d{1,2}))?$/,
} as const

/** Removes the riyal around a number: 45 ر.س is 45. */
export function withoutCurrency(text: string): string {
  return text.replace(AROUND, '')
}

/**
 * Reads an amount of 0 or more with at most two decimals, in digits of any script, with or without the riyal: 3223.97, ٣٬٢٢٣٫٩٧ ر.س.
 * Null for anything else.
 * @param comma `thousands`, as people type: reads 3,223.97, and also 12,50, whose comma can only begin decimals. `decimal`, as
 *   spreadsheet programs of many countries save: reads 12,50 and rejects 3,223.97
 */
export function readTypedAmount(text: string, comma: keyof typeof FORMS): Halalas | null {
  if (text.length > MAX_CHARACTERS) return null
  const typed = foldDigits(withoutCurrency(text).replace(ENDS, ''))
    .replaceAll('،', ',')
    .replace(/^(\d+),(\d{1,2})$/, '$1.$2')
  const { whole, decimals = '0' } = FORMS[comma].exec(typed)?.groups ?? {}
  const amount = whole === undefined ? null : Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  return isSar(amount) ? fromSar(amount) : null
}
