import { MAX_ID } from '@zayy/domain/ids'
import { type Sar, sar } from '@zayy/domain/money'
import { foldDigits } from '@zayy/domain/text/digits'
import { readWholeNumber } from '@zayy/domain/text/whole-number'
import { DIGITS_AND_COMMAS, optional, type Reader, required } from './field.ts'

/** A whole number between two bounds, in Western, Arabic-Indic or Persian digits. */
export function wholeNumber(least: number, greatest: number): Reader<number> {
  return (text) => {
    const digits = foldDigits(text)
    if (!/^[+-]?\d{1,100}$/.test(digits)) return { issue: 'wholeNumber' }
    const value = Number(digits)
    return value < least || value > greatest ? { issue: 'outOfRange' } : { value: value === 0 ? 0 : value }
  }
}

/** A number of pieces from 0 up, by the rule of every quantity: thousands may be separated, and 12.00 is 12. */
export function pieces(most: number): Reader<number> {
  return (text) => {
    const read = readWholeNumber(text, most)
    if (read.kind === 'number') return { value: read.value }
    const beyond = read.kind === 'rejected' && (read.issue === 'negative' || read.issue === 'tooMany')
    return { issue: beyond ? 'outOfRange' : 'wholeNumber' }
  }
}

/** An amount in SAR of at most 2 decimals, from 0 up to ten million. */
export const amount: Reader<Sar> = (text) => {
  const digits = foldDigits(text).replace('٫', '.')
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(digits)) return { issue: 'amount' }
  return { value: sar(Number(digits)) }
}

/** One of a few numbers, such as the flags 0 and 1. */
export function numberOf<const T extends number>(...choices: readonly T[]): Reader<T> {
  return (text) => {
    const digits = foldDigits(text)
    const value = choices.find((choice) => String(choice) === digits)
    return value === undefined ? { issue: 'choice' } : { value }
  }
}

const idDescription = { type: 'integer', minimum: 1, maximum: MAX_ID } as const

/** An id that has to be there: a positive whole number. In a path, a malformed one is a 404. */
export const id = () => required(wholeNumber(1, MAX_ID), idDescription)

/** An id that may be left out. */
export const optionalId = () => optional(wholeNumber(1, MAX_ID), idDescription)

/** 1 to `most` ids in one text, commas between. */
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

/** The page of a list: 1 or more; not sent, the first. */
export const pageNumber = () =>
  optional(wholeNumber(1, Number.MAX_SAFE_INTEGER), {
    type: 'integer',
    minimum: 1,
    description: 'The first page when not sent.',
  })

/** A filter that is on (1) or off (0). */
export const flag = () => optional(numberOf(0, 1), { type: 'integer', enum: [0, 1] })
