/**
 * The National Address of Saudi Arabia, without which carriers refuse parcels: its short code, or all its parts. The short
 * code is four letters and four digits. The parts are building number, street, district, city, postal code and additional
 * number; the last two are written together, as in 12212-3456.
 */

import { foldDigits } from '../text/digits.ts'

/** Signs that people take for each other, by the letter. */
const LOOKALIKES = { O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' } as const

const DIGIT_OF = new Map<string, string>(Object.entries(LOOKALIKES))
const LETTER_OF = new Map([...DIGIT_OF].reverse().map(([letter, digit]) => [digit, letter]))

/** Returns RRRD2929 from any spelling of it, in Latin or Arabic digits; null if it is none. */
export function readShortAddress(typed: string): string | null {
  const code = compact(typed)
  return /^[A-Z]{4}\d{4}$/.test(code) ? code : null
}

/**
 * Returns the short address that was probably meant if a letter stands where a digit belongs or the other way round, such as
 * RRRD2029 for RRRD2O29. The buyer has to confirm it.
 */
export function meantShortAddress(typed: string): string | null {
  const code = compact(typed)
  if (code.length !== 8 || readShortAddress(typed) !== null) return null
  const letters = [...code.slice(0, 4)].map((sign) => LETTER_OF.get(sign) ?? sign)
  const digits = [...code.slice(4)].map((sign) => DIGIT_OF.get(sign) ?? sign)
  return readShortAddress([...letters, ...digits].join(''))
}

function compact(typed: string): string {
  return foldDigits(typed).replace(/[\s-]/g, '').toUpperCase()
}

/**
 * An address as it is typed. Missing parts are empty, null or undefined.
 * @property building of a customer's address, or typed by a guest
 * @property area the chosen area, or whether there is one
 * @property district typed where the city has no areas
 * @property postcode five digits, and the additional number where it is known
 */
export type TypedAddress = {
  short_address?: string | null | undefined
  building?: string | null | undefined
  area?: string | number | boolean | null | undefined
  district?: string | null | undefined
  postcode?: string | null | undefined
}

/** Returns whether the address has its short code or all its parts. Street and city are always there. */
export function hasNationalAddress(address: TypedAddress): boolean {
  if (address.short_address) return true
  const { building, additional } = nationalParts(address)
  return building !== null && additional !== null && Boolean(address.area || address.district)
}

/** A part of an address that its field may lack. */
export type InvoicePart = 'building' | 'district' | 'postcode'

const INVOICE_PARTS = ['building', 'district', 'postcode'] as const satisfies readonly InvoicePart[]

/**
 * Returns the parts that a company's e-invoice needs of an address in Saudi Arabia and that are missing (ZATCA's rules BR-KSA-63 and
 * -67). Street and city are always there.
 */
export function missingInvoiceParts(address: TypedAddress): InvoicePart[] {
  const isMissing: Record<InvoicePart, boolean> = {
    building: buildingNumber(address) === null,
    district: !address.area && !address.district,
    postcode: nationalParts(address).postalCode === null,
  }
  return INVOICE_PARTS.filter((part) => isMissing[part])
}

/** Returns the number of the building: the typed one if it has four digits, else that at the end of the short code. */
export function buildingNumber(
  address: Pick<TypedAddress, 'building' | 'postcode' | 'short_address'>,
): string | null {
  return nationalParts(address).building ?? (address.short_address?.slice(-4) || null)
}

/** Returns the numbers of a National Address: four, five and four digits. */
export function nationalParts({ building, postcode }: Pick<TypedAddress, 'building' | 'postcode'>) {
  const number = foldDigits(building ?? '').trim()
  const [, postalCode = null, additional = null] =
    /^(\d{5})(?:-(\d{4}))?$/.exec(foldDigits(postcode ?? '').trim()) ?? []
  return { building: /^\d{4}$/.test(number) ? number : null, postalCode, additional }
}

/** If required, addresses in Saudi Arabia need the National Address. */
export type NationalAddressRule = 'required' | 'optional'

/** Returns whether a country of the shop, by its code, is Saudi Arabia. */
export function isSaudiArabia(code: string): boolean {
  return /^(?:sa|sau|ksa)$/i.test(code)
}
