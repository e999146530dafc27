import { expect, test } from 'vitest'
import { halalas } from '../money.ts'
import { couponValue } from './coupon-value.ts'

test.each([
  [null, 10_000, 0],
  [{ type: '0', amount: 50 }, 10_000, 5_000],
  [{ type: '0', amount: 50 }, 5_000, 5_000],
  [{ type: '0', amount: 50 }, 4_999, 4_999], // never more than the items
  [{ type: '0', amount: 0.5 }, 4_999, 50],
  [{ type: '1', amount: 10 }, 10_000, 1_000],
  [{ type: '1', amount: 10 }, 1_005, 101], // 100.5 rounds up
  [{ type: '1', amount: 12.5 }, 1_000, 125],
  [{ type: '1', amount: 100 }, 1_234, 1_234],
  [{ type: '1', amount: 250 }, 1_234, 1_234], // at most 100 %
  [{ type: '1', amount: 10 }, 0, 0],
] as const)('%j off %d is %d', (coupon, items, value) => {
  expect(couponValue(coupon, halalas(items))).toBe(value)
})
