import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { canonicalVatNumber } from '@zayy/domain/accounts/vat-number'
import { readCouponCode } from '@zayy/domain/checkout/coupon-code'
import { visibleLength } from '@zayy/domain/text/clean'
import { foldDigits } from '@zayy/domain/text/digits'
import { canonicalEmail } from './email-address.ts'
import type { Reader } from './field.ts'

/** One line of text of at most so many characters; already trimmed, NFC and without control or bidi characters. */
export function line(longest: number): Reader<string> {
  return (text) => ([...text].length > longest ? { issue: 'tooLong' } : { value: text })
}

/** A company's name: one line of 2 to 120 characters. */
export const companyName: Reader<string> = (text) =>
  visibleLength(text) < 2 ? { issue: 'tooShort' } : line(120)(text)

/** An e-mail address, such as noura@mail.example; its host is kept in ASCII and small letters. At most 254 characters. */
export const email: Reader<string> = (text) => {
  const value = canonicalEmail(text)
  return value === null ? { issue: 'email' } : { value }
}

/** A phone number: 10 to 11 digits (spec 5), kept as 05XXXXXXXX where it is Saudi; 920XXXXXX; or a Gulf one, kept as +965XXXXXXXX. */
export const phone: Reader<string> = (text) => {
  const value = canonicalPhone(text)
  return value === null ? { issue: 'phone' } : { value }
}

/** The National Address's short code: four letters and four digits, kept in capitals without a space. */
export const shortAddress: Reader<string> = (text) => {
  const value = foldDigits(text).replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{4}\d{4}$/.test(value) ? { value } : { issue: 'shortAddress' }
}

/** A postcode of the National Address: five digits, kept as 12212, or with the additional number, kept as 12212-3456. */
export const postcode: Reader<string> = (text) => {
  const [, zone, additional] =
    /^(\d{5})(?:\s*[\s\u2010-\u2015\u2212-]\s*(\d{4}))?$/.exec(foldDigits(text)) ?? []
  if (zone === undefined) return { issue: 'postcode' }
  return { value: additional === undefined ? zone : `${zone}-${additional}` }
}

/** For descriptions of calls. */
export const POSTCODE_PATTERN = '^[0-9]{5}(-[0-9]{4})?$'

/** A Saudi VAT number: 15 digits, the first and the last of which are 3. */
export const vatNumber: Reader<string> = (text) => {
  const value = canonicalVatNumber(text)
  return value === null ? { issue: 'vatNumber' } : { value }
}

/** The code of four digits that a mail brings, in any digits. */
export const oneTimeCode: Reader<string> = (text) => {
  const value = foldDigits(text)
  return /^\d{4}$/.test(value) ? { value } : { issue: 'oneTimeCode' }
}

/** A coupon's code, however it is typed. At most 64 characters. */
export const couponCode: Reader<string> = (text) => {
  const typed = line(64)(text)
  return 'value' in typed ? { value: readCouponCode(typed.value) } : typed
}

/** One of a few words. */
export function wordOf<const T extends string>(...choices: readonly T[]): Reader<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text)
    return value === undefined ? { issue: 'choice' } : { value }
  }
}
