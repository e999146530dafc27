import { hasNationalAddress, missingInvoiceParts } from '@zayy/domain/checkout/national-address'
import { NO_AREA } from '../delivery/places.ts'
import type { FormState } from '../forms/use-form.ts'

type AddressValues = Record<
  'country_id' | 'area_id' | 'district' | 'short_address' | 'building' | 'postcode',
  string
>

/** Returns whether an address of the shop's country has neither its short code nor all parts of the National Address. */
export function lacksNationalAddress(
  { country_id, area_id, ...form }: AddressValues,
  country: string,
): boolean {
  const area = area_id !== '' && area_id !== NO_AREA
  return country_id === country && !hasNationalAddress({ ...form, area })
}

/** Returns whether a company's e-invoice needs a field of an address in the shop's country that is missing. */
export function lacksInvoicePart(
  field: string,
  { country_id, area_id, ...form }: AddressValues,
  country: string,
): boolean {
  // A city with areas asks for one of them.
  const area = area_id !== NO_AREA
  return country_id === country && missingInvoiceParts({ ...form, area }).some((part) => part === field)
}

export type NationalAddressField = 'short_address' | 'postcode' | 'building' | 'district'

/**
 * @property namesParts a company's e-invoice names the parts of the address
 * @property asksBuilding the form has no other field for the number of the building
 * @property asksDistrict the city has no areas
 */
export type NationalAddressProps<F extends string> = {
  state: FormState<F | NationalAddressField>
  isRequired: boolean
  namesParts: boolean
  asksBuilding?: boolean
  asksDistrict?: boolean
}
