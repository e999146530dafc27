import { canonicalPhone } from '@zayy/domain/accounts/phone'
import { canonicalVatNumber } from '@zayy/domain/accounts/vat-number'
import { readCouponCode } from '@zayy/domain/checkout/coupon-code'
import { meantShortAddress, readShortAddress } from '@zayy/domain/checkout/national-address'
import { visibleLength } from '@zayy/domain/text/clean'
import { foldDigits } from '@zayy/domain/text/digits'
import { canonicalEmail } from './email-address.ts'
import { type Reader, valueOr } from './field.ts'

/** Accepts a line of at most `longest` characters, already trimmed, in NFC, without control or bidi characters. */
export function line(longest: number): Reader<string> {
  return (text) => ([...text].length > longest ? { issue: 'tooLong' } : { value: text })
}

/** Accepts a company name: a line of 2 to 120 characters. */
export const companyName: Reader<string> = (text) =>
  visibleLength(text) < 2 ? { issue: 'tooShort' } : line(120)(text)

/** Parses an e-mail address of at most 254 characters, such as noura@mail.example. */
export const email: Reader<string> = (text) => valueOr(canonicalEmail(text), 'email')

/**
 * Parses a phone number of 10 to 11 digits (spec 5). Saudi numbers become 05XXXXXXXX or 920XXXXXX, Gulf numbers
 * +965XXXXXXXX.
 */
export const phone: Reader<string> = (text) => valueOr(canonicalPhone(text), 'phone')

/** Parses the short code of a National Address: four letters, in capitals, and four digits. Asks about O and 0. */
export const shortAddress: Reader<string> = (text) => {
  const value = readShortAddress(text)
  if (value !== null) return { value }
  return { issue: meantShortAddress(text) === null ? 'shortAddress' : 'shortAddressMeant' }
}

/**
 * Parses a postcode of a National Address: five digits, as in 12212, and optionally the additional number, as in
 * 12212-3456.
 */
export const postcode: Reader<string> = (text) => {
  const [, zone, additional] =
    /^(\d{5})(?:\s*[\s\u2010-\u2015\u2212-]\s*(\d{4}))?$/.exec(foldDigits(text)) ?? []
  if (zone === undefined) return { issue: 'postcode' }
  return { value: additional === undefined ? zone : `${zone}-${additional}` }
}

/** For the OpenAPI document. */
export const POSTCODE_PATTERN = '^[0-9]{5}(-[0-9]{4})?$'

/** Parses a Saudi VAT number: 15 digits that start and end with 3. */
export const vatNumber: Reader<string> = (text) => valueOr(canonicalVatNumber(text), 'vatNumber')

/** Parses a mailed code of four digits in any script. */
export const oneTimeCode: Reader<string> = (text) => {
  const value = foldDigits(text)
  return /^\d{4}$/.test(value) ? { value } : { issue: 'oneTimeCode' }
}

/** Parses a coupon code of at most 64 characters, in any spelling. */
export const couponCode: Reader<string> = (text) => {
  const typed = line(64)(text)
  return 'value' in typed ? { value: readCouponCode(typed.value) } : typed
}

export function wordOf<const T extends string>(...choices: readonly T[]): Reader<T> {
  return (text) => {
    const value = choices.find((choice) => choice === text)
    return valueOr(value, 'choice')
  }
}
