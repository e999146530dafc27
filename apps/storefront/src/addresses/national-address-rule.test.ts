import { expect, test } from 'vitest'
import { NO_AREA } from '../delivery/places.ts'
import { lacksInvoicePart } from './national-address-rule.ts'

const empty = { country_id: '1', area_id: '', district: '', short_address: '', building: '', postcode: '' }
const FIELDS = ['short_address', 'building', 'postcode', 'city_id', 'area_id', 'district'] as const

test.each<[string, Partial<typeof empty>, string[]]>([
  ['nothing typed', {}, ['building', 'postcode']],
  ['the short address alone', { short_address: 'RRRD2929' }, ['postcode']],
  ['a city without areas', { area_id: NO_AREA, building: '7263', postcode: '12212' }, ['district']],
  ['a district there', { area_id: NO_AREA, building: '٧٢٦٣', postcode: '12212', district: 'العليا' }, []],
  ['an address abroad', { country_id: '2' }, []],
])('of an address with %s, the form of a company asks for what is missing', (_, typed, missing) => {
  const form = { ...empty, ...typed }
  expect(FIELDS.filter((field) => lacksInvoicePart(field, form, '1'))).toEqual(missing)
})
