/** "What a guest types": text as it stands in the fields, whatever it is worth. */

import type { OrderInput } from '@zayy/contract/orders/order-input'

/** In the order in which the page asks for them, which is that of the list of errors. */
export const guestFields = [
  'name',
  'email',
  'phone',
  'country_id',
  'city_id',
  'area_id',
  'address',
  'short_address',
  'postcode',
] as const satisfies readonly (keyof OrderInput)[]

export type GuestField = (typeof guestFields)[number]
export type GuestForm = Record<GuestField, string>

export const emptyForm: GuestForm = {
  name: '',
  email: '',
  phone: '',
  country_id: '',
  city_id: '',
  area_id: '',
  address: '',
  short_address: '',
  postcode: '',
}
