import { foldDigits } from '../text/digits.ts'

const DIGITS = 6

/** Formats a credit note number; the letters distinguish it from an invoice number: 1 → CN-000001. */
export function creditNoteNumber(number: number): string {
  return `CN-${String(number).padStart(DIGITS, '0')}`
}

const WRITTEN =
  /^(?:[#'"\s]|credit note|(?:ال)?[إا]شعار (?:ال)?دائن|رقم|no\.?)*(?<letters>cn)?[\s#-]*(?<digits>\d{1,9})$/i

/** Reads a credit note number as people write it: CN-000001, cn1, «إشعار دائن 1». Null for anything else, also for digits alone. */
export function readCreditNoteNumber(text: string): number | null {
  const typed = foldDigits(text.slice(0, 100).normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .trim()
  const { letters, digits } = WRITTEN.exec(typed)?.groups ?? {}
  if (digits === undefined || (letters === undefined && !/note|شعار/i.test(typed))) return null
  return Number(digits)
}
