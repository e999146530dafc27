import type { addressFields as rules } from '@zayy/contract/addresses/address-input'
import type { Address } from '@zayy/contract/types'
import { useEffect, useRef } from 'react'
import { areaRequest, NO_AREA } from '../delivery/places.ts'
import { fieldIssue } from '../forms/field-issue.ts'
import { type FormState, useForm } from '../forms/use-form.ts'
import { useShopSettings } from '../shop-settings/shop-settings.ts'
import { useAddressMessages } from './address-messages.ts'

/** In the order of the page and of the error list. */
const addressFields = [
  'name',
  'country_id',
  'city_id',
  'area_id',
  'district',
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

/** @param country id of the initial country as a field value */
export function newAddressForm(country: string): AddressForm {
  return {
    name: '',
    country_id: country,
    city_id: '',
    area_id: '',
    district: '',
    address: '',
    building: '',
    floor: '',
    apartment: '',
    short_address: '',
    postcode: '',
    note: '',
  }
}

export function addressFormOf(address: Address): AddressForm {
  const { name, country_id, city_id, area_id, building, floor, apartment } = address
  return {
    name,
    country_id: String(country_id),
    city_id: String(city_id),
    area_id: area_id === null ? NO_AREA : String(area_id),
    district: address.district ?? '',
    address: address.address,
    building,
    floor,
    apartment,
    short_address: address.short_address ?? '',
    postcode: address.postcode ?? '',
    note: address.note ?? '',
  }
}

export function addressRequest({ country_id, city_id, area_id, ...typed }: AddressForm) {
  return {
    ...typed,
    country_id: Number(country_id),
    city_id: Number(city_id),
    area_id: areaRequest(area_id),
  }
}

/** Validates by the API's rules (spec, 5 Address). */
export function useAddressForm(
  start: AddressForm,
  { country, idPrefix = '', ofCompany = false }: { country: string; idPrefix?: string; ofCompany?: boolean },
): AddressFormState {
  const messages = useAddressMessages()
  const { nationalAddress, eInvoices } = useShopSettings()
  // The rules are made once.
  const namesParts = useRef(false)
  useEffect(() => {
    namesParts.current = eInvoices === true && ofCompany
  }, [eInvoices, ofCompany])
  return useForm(start, {
    fields: addressFields,
    messages: messages.fields,
    loadRules: async () => {
      const { addressFields: rules } = await import('@zayy/contract/addresses/address-input')
      const { lacksInvoicePart, lacksNationalAddress } = await import('./national-address-rule.ts')
      return (field, form) => {
        if (field === 'short_address' && nationalAddress && lacksNationalAddress(form, country))
          return 'required'
        if (namesParts.current && lacksInvoicePart(field, form, country)) return 'required'
        if (field !== 'area_id') return fieldIssue(rules[field], form[field])
        if (form.area_id === '') return 'required'
        return form.area_id === NO_AREA ? null : fieldIssue(rules.area_id, form.area_id)
      }
    },
    empties: { country_id: ['city_id', 'area_id'], city_id: ['area_id', 'district'] },
    comparedWith: {
      short_address: ['building'],
      building: ['short_address'],
      postcode: ['short_address'],
      district: ['short_address'],
    },
    idPrefix,
  })
}
