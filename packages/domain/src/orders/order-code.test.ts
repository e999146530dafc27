import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookAlikeCode, readOrderCode } from './order-code.ts'

test.each([
  '7KQM-X4TD',
  '7kqm-x4td',
  '7KQMX4TD',
  '7KQM X4TD',
  '7 K Q M X 4 T D',
  '#7KQM-X4TD',
  ' 7KQM - X4TD ',
  '7KQM–X4TD',
  '7KQM‑X4TD',
  '7KQM−X4TD',
  '7KQM_X4TD',
  '7KQM.X4TD',
  '\u20667KQM-X4TD\u2069',
  '\u20687KQM-X4TD\u2069',
  '\u200F7KQM\u200E-X4TD\u202C',
  '\uFEFF7KQM\u00ADX4TD',
  '７ＫＱＭ－Ｘ４ＴＤ',
  '٧KQM-X٤TD',
  '۷KQM-X۴TD',
  'Order 7KQM-X4TD',
  'طلب رقم 7KQM-X4TD',
  'REF 7KQMX4TD PAYMENT',
  'TRF/7KQM X4TD/RIYADH',
  'طلبك \u20667KQM-X4TD\u2069 من زيّ',
])('reads %j as 7KQM-X4TD', (text) => {
  expect(readOrderCode(text)).toBe('7KQM-X4TD')
})

test.each([
  ['', ''],
  [' abc ', 'ABC'],
  ['7KQM-X4T', '7KQM-X4T'],
  ['X7KQM-X4TDX', 'X7KQM-X4TDX'],
  ['7KQM-X4TD / 8CLZ-TDGP', '7KQM-X4TD / 8CLZ-TDGP'],
  ['7KQM-X4TD, 7KQMX4TD', '7KQM-X4TD'],
])('leaves %j as %j, because it contains no code', (text, kept) => {
  expect(readOrderCode(text)).toBe(kept)
})

const letters = fc.array(fc.constantFrom(...'23456789BCDFGHJKLMNPQRSTVWXZ'), { minLength: 8, maxLength: 8 })
const between = fc.array(fc.constantFrom(' ', '-', '–', '#', '.', '\u2066', '\u2069', '\u200F', '/', 'ـ'), {
  maxLength: 3,
})

test('reads any code with any marks around and between its letters', () => {
  fc.assert(
    fc.property(letters, fc.array(between, { minLength: 9, maxLength: 9 }), (code, marks) => {
      const text = code.map((letter, at) => (marks[at] ?? []).join('') + letter).join('')
      const expected = `${code.slice(0, 4).join('')}-${code.slice(4).join('')}`
      expect(readOrderCode(text.toLowerCase() + (marks[8] ?? []).join(''))).toBe(expected)
    }),
  )
})

test.each([
  ['7KQM-X4TD', '7kom-x4t0'],
  ['7KQM-X4TD', '7K0M X4TO'],
  ['5L2G-8BVJ', 'S1ZG88vi'],
  ['5L2G-8BVJ', '٥١Z٦-٨8U1'],
])('finds %s by the look-alike %j', (code, typed) => {
  expect(lookAlikeCode(typed)).toBe(lookAlikeCode(code))
})

test.each(['7KQM-X4T', '7KQM-X4TF', '0501234567', ''])('does not take %j for 7KQM-X4TD', (typed) => {
  expect(lookAlikeCode(typed)).not.toBe(lookAlikeCode('7KQM-X4TD'))
})
