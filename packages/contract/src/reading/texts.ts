import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { foldDigits } from '@zayy/domain/text/digits'
import type { Reader } from './field.ts'

/** One line of text of at most so many characters; already trimmed, NFC and without control or bidi characters. */
export function line(longest: number): Reader<string> {
  return (text) => ([...text].length > longest ? { fault: 'tooLong' } : { value: text })
}

/** An e-mail address: something, an @, a host with a dot. At most 254 characters. */
export const email: Reader<string> = (text) =>
  text.length <= 254 && /^[^\s@<>()[\],;:"\\]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u.test(text)
    ? { value: text }
    : { fault: 'email' }

/** A phone number, kept as 05XXXXXXXX where it is Saudi; 10 to 11 digits (spec 5). */
export const phone: Reader<string> = (text) => {
  const value = canonicalPhone(text)
  return value === null ? { fault: 'phone' } : { value }
}

/** The National Address's short code: four letters and four digits, kept in capitals without a space. */
export const shortAddress: Reader<string> = (text) => {
  const value = foldDigits(text).replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{4}\d{4}$/.test(value) ? { value } : { fault: 'shortAddress' }
}

/** A postcode: five digits. */
export const postcode: Reader<string> = (text) => {
  const value = foldDigits(text)
  return /^\d{5}$/.test(value) ? { value } : { fault: 'postcode' }
}

/** One of a few words. */
export function wordOf<const T extends string>(...choices: readonly T[]): Reader<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text)
    return value === undefined ? { fault: 'choice' } : { value }
  }
}
