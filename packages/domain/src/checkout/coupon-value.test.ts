import { expect, test } from 'vitest'
import { basisPoints, halalas, sar } from '../money.ts'
import {
  couponFromStored,
  couponFromWire,
  couponToStored,
  couponToWire,
  couponValue,
} from './coupon-value.ts'

const fixed = (amount: number) => couponFromWire({ type: '0', amount: sar(amount) })
const percentage = (amount: number) => couponFromWire({ type: '1', amount })

test.each([
  [null, 10_000, 0],
  [fixed(50), 10_000, 5_000],
  [fixed(50), 5_000, 5_000],
  [fixed(50), 4_999, 4_999], // never more than the items
  [fixed(0.5), 4_999, 50],
  [percentage(10), 10_000, 1_000],
  [percentage(10), 1_005, 101], // 100.5 rounds up
  [percentage(12.5), 1_000, 125],
  [percentage(100), 1_234, 1_234],
  [percentage(250), 1_234, 1_234], // at most 100 %
  [percentage(10), 0, 0],
])('takes %j off %d halalas: %d', (coupon, items, value) => {
  expect(couponValue(coupon, halalas(items))).toBe(value)
})

test.each([
  [
    { amount: halalas(4550), basisPoints: null },
    { type: '0', amount: 45.5 },
  ],
  [
    { amount: null, basisPoints: basisPoints(1250) },
    { type: '1', amount: 12.5 },
  ],
])('converts the stored coupon %j to the API form %j', (stored, wire) => {
  const terms = couponFromStored(stored)
  expect(couponToWire(terms)).toEqual(wire)
  expect(couponToStored(terms)).toEqual(stored)
})

test('rejects a stored coupon without amount and percentage', () => {
  expect(() => couponFromStored({ amount: null, basisPoints: null })).toThrow(RangeError)
})
