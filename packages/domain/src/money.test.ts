import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  add,
  basisPoints,
  decimalPerUnit,
  fromPercent,
  fromSar,
  halalas,
  isSar,
  meanOf,
  partedEvenly,
  percentOf,
  percentWithin,
  type Sar,
  sar,
  subtract,
  times,
  toPercent,
  toSar,
} from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000_00 }).map(halalas)
const percent = fc.integer({ min: 0, max: 10_000 }).map(basisPoints)

describe('SAR at the rim', () => {
  test.each([
    [45.5, 4550],
    [0, 0],
    [0.01, 1],
    [19.99, 1999],
    [1.1, 110],
    [1234567.89, 123456789],
  ])('converts %d SAR to %d halalas', (riyals, whole) => {
    expect(fromSar(sar(riyals))).toBe(whole)
    expect(toSar(halalas(whole))).toBe(riyals)
  })

  test.each([1.005, 0.001, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d SAR', (riyals) => {
    expect(() => sar(riyals)).toThrow(RangeError)
    expect(() => fromSar(riyals as unknown as Sar)).toThrow(RangeError)
    expect(isSar(riyals)).toBe(false)
  })

  it('converts every number of halalas to SAR and back', () => {
    fc.assert(fc.property(amount, (whole) => fromSar(toSar(whole)) === whole))
  })
})

describe('halalas', () => {
  test.each([0.5, Number.NaN, 2 ** 53])('rejects %d as halalas', (n) => {
    expect(() => halalas(n)).toThrow(RangeError)
  })
  it('adds, subtracts and multiplies halalas as whole numbers', () => {
    expect(add(halalas(1), halalas(2), halalas(3))).toBe(6)
    expect(add()).toBe(0)
    expect(subtract(halalas(5), halalas(7))).toBe(-2)
    expect(times(halalas(4550), 3)).toBe(13650)
    expect(() => times(halalas(4550), 1.5)).toThrow(RangeError)
    expect(() => times(halalas(4550), -1)).toThrow(RangeError)
  })
  it('divides halalas only without remainder', () => {
    expect(partedEvenly(halalas(6000), 3)).toBe(2000)
    expect(partedEvenly(halalas(6001), 3)).toBeNull()
    expect(partedEvenly(halalas(6000), 0)).toBeNull()
  })
  it('rounds the mean of halalas half up', () => {
    expect(meanOf(halalas(1001), 2)).toBe(501)
    expect(meanOf(halalas(1000), 3)).toBe(333)
    expect(() => meanOf(halalas(1), 0)).toThrow(RangeError)
  })
  it('never returns negative zero halalas', () => {
    expect(Object.is(halalas(-0), 0)).toBe(true)
  })
})

test.each([0, 7.5, 12.25, 15, 100])('converts %d %% to basis points and back', (rate) => {
  expect(toPercent(fromPercent(rate))).toBe(rate)
})

describe('a percentage on top', () => {
  test.each([
    [11500, 15, 1725],
    [6, 15, 1], // 0.90
    [3, 15, 0], // 0.45
    [10, 5, 1], // 0.50 rounds up
    [333, 10, 33],
    [335, 10, 34], // 33.5 rounds up
    [1000, 7.5, 75],
    [1, 0, 0],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ])('takes of %d halalas %d percent: %d', (whole, rate, expected) => {
    expect(percentOf(halalas(whole), fromPercent(rate))).toBe(expected)
  })

  it('rounds percentages half up, within half a halala', () => {
    fc.assert(
      fc.property(amount, percent, (whole, rate) => {
        const twice = 2n * BigInt(Number(whole)) * BigInt(Number(rate))
        const distance = 20_000n * BigInt(Number(percentOf(whole, rate))) - twice
        return distance > -10_000n && distance <= 10_000n
      }),
    )
  })

  it('rejects percentages with more than 2 decimals and negative amounts', () => {
    expect(() => fromPercent(15.005)).toThrow(RangeError)
    expect(() => fromPercent(-15)).toThrow(RangeError)
    expect(() => percentOf(halalas(-100), fromPercent(15))).toThrow(RangeError)
  })
})

describe('the tax inside a gross amount (measured cases of ZATCA rounding)', () => {
  test.each([
    [115, 15],
    [99.99, 13.04],
    [49.99, 6.52],
    [123.45, 16.1],
    [1, 0.13],
  ])('finds the tax of 15 percent within %d SAR: %d', (gross, tax) => {
    expect(toSar(percentWithin(fromSar(sar(gross)), fromPercent(15)))).toBe(tax)
  })

  it('extracts the tax that was added', () => {
    fc.assert(
      fc.property(amount, percent, (net, rate) => {
        const tax = percentOf(net, rate)
        return Math.abs(Number(subtract(percentWithin(add(net, tax), rate), tax))) <= 1
      }),
    )
  })
})

describe('a price per unit', () => {
  test.each([
    [26_084, 3, '86.946666666667'],
    [30_429, 7, '43.47'],
    [100, 8, '0.125'],
    [1, 1_024, '0.000009765625'],
    [0, 5, '0.00'],
    [1, 3, '0.003333333333'],
    [200, 3, '0.666666666667'],
    [99_999, 1, '999.99'],
  ])('of %i halalas for %i is %s', (amount, count, price) => {
    expect(decimalPerUnit(halalas(amount), count)).toBe(price)
  })

  it('multiplied by the count is the amount again, rounded to the halala', () => {
    const anyAmount = fc.integer({ min: 0, max: 1_000_000_000_00 })
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 100_000 }), (whole, count) => {
        const [riyals = '', decimals = ''] = decimalPerUnit(halalas(whole), count).split('.')
        const scale = 10n ** BigInt(decimals.length)
        const product = BigInt(riyals + decimals) * BigInt(count) * 100n
        expect((2n * product + scale) / (2n * scale)).toBe(BigInt(whole))
      }),
    )
  })

  test.each([
    [-1, 1],
    [1, 0],
    [1, 1.5],
    [1, -1],
  ])('rejects %d halalas for %d', (amount, count) => {
    expect(() => decimalPerUnit(halalas(amount), count)).toThrow(RangeError)
  })
})
