import { expect, test } from 'vitest'
import { readCouponCode } from './coupon-code.ts'

test.each([
  'EID-26',
  'EID–26',
  'EID—26',
  'EID‑26',
  'EID−26',
  'EID - 26',
  ' EID-٢٦ ',
  '\u200FEID-26\u200F',
  'EID\u00A0-26',
  'ＥＩＤ－26',
  'E\u00ADID-26',
])('reads %j as EID-26', (text) => expect(readCouponCode(text)).toBe('EID-26'))

test('keeps other characters of a coupon code', () => {
  expect(readCouponCode('Save_50.a')).toBe('Save_50.a')
  expect(readCouponCode('عيد')).toBe('عيد')
})
