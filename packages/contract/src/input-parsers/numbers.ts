import { isPageSlug, MAX_PAGE_SLUG_LENGTH } from '@zayy/domain/content/pages'
import { MAX_ID } from '@zayy/domain/ids'
import { type Sar, sar } from '@zayy/domain/money'
import { foldDigits } from '@zayy/domain/text/digits'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { DIGITS_AND_COMMAS, optional, type Reader, required, valueOr } from './field.ts'

/** Parses a whole number within two bounds, in Western, Arabic-Indic or Persian digits. */
export function wholeNumber(least: number, greatest: number): Reader<number> {
  return (text) => {
    const digits = foldDigits(text)
    if (!/^[+-]?\d{1,100}$/.test(digits)) return { issue: 'wholeNumber' }
    const value = Number(digits)
    return value < least || value > greatest ? { issue: 'outOfRange' } : { value: value === 0 ? 0 : value }
  }
}

/** Parses a number of pieces from 0. Thousands separators are allowed, and 12.00 is 12. */
export function pieces(most: number): Reader<number> {
  return (text) => {
    const read = readWholeNumber(text, most)
    if (read.kind === 'number') return { value: read.value }
    const beyond = read.kind === 'rejected' && (read.issue === 'negative' || read.issue === 'tooMany')
    return { issue: beyond ? 'outOfRange' : 'wholeNumber' }
  }
}

/** Parses an amount in SAR from 0 to ten million, with at most 2 decimals. */
export const amount: Reader<Sar> = (text) => {
  const digits = foldDigits(text).replace('٫', '.')
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(digits)) return { issue: 'amount' }
  return { value: sar(Number(digits)) }
}

/** Parses one of the given numbers, such as the flags 0 and 1. */
export function numberOf<const T extends number>(...choices: readonly T[]): Reader<T> {
  return (text) => {
    const digits = foldDigits(text)
    const value = choices.find((choice) => String(choice) === digits)
    return valueOr(value, 'choice')
  }
}

const idDescription = { type: 'integer', minimum: 1, maximum: MAX_ID } as const

/** A mandatory id: a positive whole number. An invalid id in a path is a 404. */
export const id = () => required(wholeNumber(1, MAX_ID), idDescription)

/** The id or the slug of a content page. */
export const pageId = () =>
  required<number | string>((text) => (isPageSlug(text) ? { value: text } : wholeNumber(1, MAX_ID)(text)), {
    type: 'string',
    maxLength: MAX_PAGE_SLUG_LENGTH,
    description: 'The id or the slug.',
  })

export const optionalId = () => optional(wholeNumber(1, MAX_ID), idDescription)

/** A text of 1 to `most` ids, separated by commas. */
export function ids(most: number) {
  const one = wholeNumber(1, MAX_ID)
  const read: Reader<number[]> = (text) => {
    const parts = text.split(',')
    if (parts.length > most) return { issue: 'tooMany' }
    const found: number[] = []
    for (const part of parts) {
      const read = one(part.trim())
      if ('issue' in read) return read
      found.push(read.value)
    }
    return { value: found }
  }
  return required(read, {
    type: 'string',
    pattern: DIGITS_AND_COMMAS,
    maxLength: most * `${MAX_ID},`.length,
    description: `1 to ${most} ids, commas between.`,
  })
}

/** A page number from 1; 1 by default. */
export const pageNumber = () =>
  optional(wholeNumber(1, Number.MAX_SAFE_INTEGER), {
    type: 'integer',
    minimum: 1,
    description: 'The first page when not sent.',
  })

/** A filter: 1 is on, 0 is off. */
export const flag = () => optional(numberOf(0, 1), { type: 'integer', enum: [0, 1] })
