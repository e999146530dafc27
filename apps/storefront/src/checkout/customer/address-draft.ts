/** "What a guest typed of an address is where a customer's first address begins." */

import { type AddressForm, newAddressForm } from '../../addresses/address-form.ts'
import type { GuestForm } from '../guest-form.ts'

/** A new address: with what was typed before the login, and else empty, in the shop's own country. */
export function addressDraft(typed: GuestForm | null, country: string): AddressForm {
  const empty = newAddressForm(country)
  if (typed === null || !isTyped(typed)) return empty
  const { country_id, city_id, area_id, address, short_address, postcode } = typed
  return { ...empty, country_id: country_id || country, city_id, area_id, address, short_address, postcode }
}

/** Whether a guest began to type an address. */
export function isTyped({ city_id, address, short_address, postcode }: GuestForm): boolean {
  return [city_id, address, short_address, postcode].some((text) => text.trim() !== '')
}
