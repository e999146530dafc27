import { expect, test } from 'vitest'
import { type AddressParts, addressLine } from './address-line.ts'

const plain: AddressParts = {
  address: 'شارع العليا',
  building: '12',
  floor: '3',
  apartment: '7',
  area: 'العليا',
  city: 'الرياض',
  country: 'السعودية',
  postcode: '12345',
  shortAddress: 'RRRD2929',
  note: null,
}

test('formats an address with the words and comma of each language', () => {
  expect(addressLine(plain, 'ar')).toBe(
    'شارع العليا، مبنى 12، الدور 3، شقة 7، العليا، الرياض، السعودية، 12345، RRRD2929',
  )
  const english = { ...plain, address: 'Olaya St', area: 'Al Olaya', city: 'Riyadh', country: 'Saudi Arabia' }
  expect(addressLine(english, 'en')).toBe(
    'Olaya St, Building 12, Floor 3, Apartment 7, Al Olaya, Riyadh, Saudi Arabia, 12345, RRRD2929',
  )
})

test('keeps the order of a postcode with additional number in Arabic text', () => {
  const long = { ...plain, postcode: '12345-6789' }
  expect(addressLine(long, 'ar')).toContain('، \u206612345-6789\u2069، ')
  expect(addressLine(long, 'en')).toContain(', 12345-6789, ')
})

test('formats the one-field address of a guest', () => {
  const typed = {
    ...plain,
    building: null,
    floor: null,
    apartment: null,
    postcode: null,
    shortAddress: null,
  }
  expect(addressLine(typed, 'ar')).toBe('شارع العليا، العليا، الرياض، السعودية')
})

test.each([
  ['building', 'برج المملكة', 'برج المملكة'],
  ['building', 'عمارة 5', 'عمارة 5'],
  ['building', 'Villa 9', 'Villa 9'],
  ['building', '٤ ب', 'مبنى ٤ ب'],
  ['floor', 'الدور الأرضي', 'الدور الأرضي'],
  ['floor', 'الأرضي', 'الدور الأرضي'],
  ['floor', 'G', 'الدور G'],
  ['apartment', 'مكتب 301', 'مكتب 301'],
  ['apartment', '-', null],
  ['floor', ' — ', null],
] as const)('formats %s %j as %j', (part, typed, expected) => {
  const line = addressLine({ ...plain, building: null, floor: null, apartment: null, [part]: typed }, 'ar')
  expect(line.split('، ').slice(1, -5)).toEqual(expected === null ? [] : [expected])
})

test('puts the courier note at the end of an address', () => {
  expect(addressLine({ ...plain, note: 'اتصل قبل الوصول' }, 'ar')).toMatch(/RRRD2929 \(اتصل قبل الوصول\)$/)
})
