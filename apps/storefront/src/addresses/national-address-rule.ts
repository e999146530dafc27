import { hasNationalAddress } from '@zayy/domain/checkout/national-address'
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

export type NationalAddressField = 'short_address' | 'postcode' | 'building' | 'district'

/**
 * @property asksBuilding the form has no other field for the number of the building
 * @property asksDistrict the city has no areas
 */
export type NationalAddressProps<F extends string> = {
  state: FormState<F | NationalAddressField>
  isRequired: boolean
  asksBuilding?: boolean
  asksDistrict?: boolean
}
