import { hasNationalAddress } from '@zayy/domain/checkout/national-address'
import { NO_AREA } from '../delivery/places.ts'

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
