import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  buildingNumber,
  hasNationalAddress,
  isSaudiArabia,
  meantShortAddress,
  missingInvoiceParts,
  nationalParts,
  readShortAddress,
} from './national-address.ts'

test.each([
  ['RRRD2929', 'RRRD2929'],
  [' rrrd 2929 ', 'RRRD2929'],
  ['rrrd-2929', 'RRRD2929'],
  ['RRRD٢٩٢٩', 'RRRD2929'],
  ['RRRD2O29', null],
  ['RRR2929', null],
  ['RRRD29290', null],
  ['رررد2929', null],
  ['', null],
])('reads %j as %j', (typed, code) => {
  expect(readShortAddress(typed)).toBe(code)
})

test.each([
  ['RRRD2O29', 'RRRD2029'],
  ['rr0d 2929', 'RROD2929'],
  ['RR0DI92S', 'RROD1925'],
  ['R1RD2929', 'RIRD2929'],
  ['RRRD2929', null],
  ['RRRD2A29', null],
  ['RRRD2O2', null],
])('suggests for %j the short address %j', (typed, meant) => {
  expect(meantShortAddress(typed)).toBe(meant)
})

test('suggests only valid short addresses', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (typed) => {
      const meant = meantShortAddress(typed)
      return meant === null || readShortAddress(meant) === meant
    }),
  )
})

const parts = { building: '7263', postcode: '12212-3456', area: 4 }

test.each([
  ['the short code alone', { short_address: 'RRRD2929' }, true],
  ['all parts', parts, true],
  ['all parts in Arabic digits', { ...parts, building: '٧٢٦٣', postcode: '١٢٢١٢-٣٤٥٦' }, true],
  ['a typed district instead of an area', { ...parts, area: null, district: 'Al Olaya' }, true],
  ['no district', { ...parts, area: null, district: '' }, false],
  ['no additional number', { ...parts, postcode: '12212' }, false],
  ['a building without its number', { ...parts, building: 'Kingdom Tower' }, false],
  ['nothing', {}, false],
])('judges an address with %s', (_, address, isWhole) => {
  expect(hasNationalAddress(address)).toBe(isWhole)
})

test.each([
  ['all parts', parts, []],
  ['no additional number', { ...parts, postcode: '12212' }, []],
  ['the short code and the postcode', { short_address: 'RRRD2929', area: 4, postcode: '12212' }, []],
  ['a typed district', { ...parts, area: null, district: 'Al Olaya' }, []],
  ['the short code alone', { short_address: 'RRRD2929' }, ['district', 'postcode']],
  ['a building without its number', { ...parts, building: 'Kingdom Tower' }, ['building']],
  ['nothing', {}, ['building', 'district', 'postcode']],
])('an address with %s lacks the invoice parts %j', (_, address, missing) => {
  expect(missingInvoiceParts(address)).toEqual(missing)
})

test.each([
  [{ building: '7263', short_address: 'RRRD2929' }, '7263'],
  [{ building: 'Tower', short_address: 'RRRD2929' }, '2929'],
  [{ building: '7', short_address: null }, null],
])('reads from the building %j the number %j', (address, number) => {
  expect(buildingNumber(address)).toBe(number)
})

test('splits the numbers of a National Address', () => {
  expect(nationalParts(parts)).toEqual({ building: '7263', postalCode: '12212', additional: '3456' })
  expect(nationalParts({ building: 'Villa 9', postcode: '12212' })).toEqual({
    building: null,
    postalCode: '12212',
    additional: null,
  })
})

test.each([
  ['SA', true],
  ['sa', true],
  ['KSA', true],
  ['AE', false],
  ['', false],
])('country %j is Saudi Arabia: %j', (code, is) => {
  expect(isSaudiArabia(code)).toBe(is)
})
