import { describe, expect, test } from 'vitest'
import { halalas } from '../money.ts'
import { unusualAmount } from './unusual-price.ts'

describe('unusualAmount', () => {
  test.each([
    [2500, 25000, { kind: 'times', by: 10 }],
    [2500, 250000, { kind: 'times', by: 100 }],
    [2500, 5000, { kind: 'times', by: 2 }],
    [3000, 10000, { kind: 'times', by: 3.3 }],
    [2500, 3750, { kind: 'up', percent: 50 }],
    [2500, 3749, null],
    [2500, 2500, null],
    [2500, 1251, null],
    [2500, 1250, { kind: 'down', percent: 50 }],
    [2500, 250, { kind: 'fraction', of: 10 }],
    [2500, 25, { kind: 'fraction', of: 100 }],
    [2500, 0, { kind: 'free' }],
    [0, 2500, { kind: 'was_free' }],
    [0, 0, null],
  ])('finds %i → %i halalas to be %j', (before, after, unusual) => {
    expect(unusualAmount(halalas(before), halalas(after))).toEqual(unusual)
  })
})
