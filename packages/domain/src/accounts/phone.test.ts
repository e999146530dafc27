import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalPhone } from './phone.ts'

test.each([
  ['0501234567', '0501234567'],
  ['+966501234567', '0501234567'],
  ['+966 50 123 4567', '0501234567'],
  ['00966501234567', '0501234567'],
  ['966501234567', '0501234567'],
  ['+966 0501234567', '0501234567'],
  ['501234567', '0501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['۰۵۰۱۲۳۴۵۶۷', '0501234567'],
  ['050-123-4567', '0501234567'],
  ['(050) 123 4567', '0501234567'],
  ['0112345678', '0112345678'],
  ['01012345678', '01012345678'], // 11 digits, as in Egypt
  ['123456789', null],
  ['012345678901', null],
  ['+201012345678', null],
  ['05012345a7', null],
  ['0501234567 ext', null],
  ['05+01234567', null],
  ['', null],
])('%s → %s', (typed, kept) => {
  expect(canonicalPhone(typed)).toBe(kept)
})

test('a number that is kept is read as itself', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+ 0-9٠-٩-]{8,16}$/), (typed) => {
      const kept = canonicalPhone(typed)
      return kept === null || canonicalPhone(kept) === kept
    }),
  )
})
