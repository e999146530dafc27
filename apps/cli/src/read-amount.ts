import { fromSar, type Halalas, isSar, zero } from '@zayy/domain/money'
import { foldDigits } from '@zayy/domain/text/digits'

/** A comma parts thousands, and only where they end: in many countries 12,50 is twelve and a half. */
const shape = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/

/** Reads an amount in SAR as people type it: 3223.97, 3,223.97, ٣٢٢٣٫٩٧, 0. Null for anything else. */
export function readAmountOrNothing(typed: string): Halalas | null {
  const written = foldDigits(typed).replaceAll('٫', '.').replaceAll('٬', ',')
  if (!shape.test(written)) return null
  const amount = Number(written.replaceAll(',', ''))
  return isSar(amount) ? fromSar(amount) : null
}

/** The same, and null for 0 too. */
export function readAmount(typed: string): Halalas | null {
  const amount = readAmountOrNothing(typed)
  return amount === zero ? null : amount
}
