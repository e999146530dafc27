import type { addressFields as rules } from '@zayy/contract/addresses/address-input'
import type { Address } from '@zayy/contract/types'
import { fieldIssue, type FormState, useForm } from '../forms/use-form.ts'
import { areaRequest, NO_AREA } from '../delivery/places.ts'
import { useAddressMessages } from './address-messages.ts'

/** In the order in which the page asks for them, which is that of the list of errors. */
const addressFields = [
  'name',
  'country_id',
  'city_id',
  'area_id',
  'address',
  'building',
  'floor',
  'apartment',
  'short_address',
  'postcode',
  'note',
] as const satisfies readonly (keyof typeof rules)[]

type AddressField = (typeof addressFields)[number]
export type AddressForm = Record<AddressField, string>
export type AddressFormState = FormState<AddressField>

/** An address that is yet to be typed, in the country it begins with. */
export function newAddressForm(country: string): AddressForm {
  return {
    name: '',
    country_id: country,
    city_id: '',
    area_id: '',
    address: '',
    building: '',
    floor: '',
    apartment: '',
    short_address: '',
    postcode: '',
    note: '',
  }
}

/** A saved address as it stands in the fields. */
export function addressFormOf(address: Address): AddressForm {
  const { name, country_id, city_id, area_id, building, floor, apartment } = address
  return {
    name,
    country_id: String(country_id),
    city_id: String(city_id),
    area_id: area_id === null ? NO_AREA : String(area_id),
    address: address.address,
    building,
    floor,
    apartment,
    short_address: address.short_address ?? '',
    postcode: address.postcode ?? '',
    note: address.note ?? '',
  }
}

/** What is sent of the form; the server reads it by the same rules. */
export function addressRequest({ country_id, city_id, area_id, ...typed }: AddressForm) {
  return {
    ...typed,
    country_id: Number(country_id),
    city_id: Number(city_id),
    area_id: areaRequest(area_id),
  }
}

/** The form of an address, checked by the API's own rules (spec, 5 Address). */
export function useAddressForm(start: AddressForm, idPrefix = ''): AddressFormState {
  const messages = useAddressMessages()
  return useForm(start, {
    fields: addressFields,
    messages: messages.fields,
    loadRules: async () => {
      const { addressFields: rules } = await import('@zayy/contract/addresses/address-input')
      return (field, form) => {
        if (field !== 'area_id') return fieldIssue(rules[field], form[field])
        if (form.area_id === '') return 'required'
        return form.area_id === NO_AREA ? null : fieldIssue(rules.area_id, form.area_id)
      }
    },
    empties: { country_id: ['city_id', 'area_id'], city_id: ['area_id'] },
    idPrefix,
  })
}
