import { describe, expect, it, test } from 'vitest'
import { deliveryWindow } from './delivery-dates.ts'

describe('the days of delivery', () => {
  test.each([
    ['Sunday', '2026-11-22', '2026-11-24', '2026-11-26'],
    ['Monday', '2026-11-23', '2026-11-25', '2026-11-29'],
    ['Tuesday', '2026-11-24', '2026-11-26', '2026-11-30'],
    ['Wednesday', '2026-11-25', '2026-11-29', '2026-12-01'],
    ['Thursday', '2026-11-26', '2026-11-30', '2026-12-02'],
    ['Friday', '2026-11-27', '2026-11-30', '2026-12-02'],
    ['Saturday', '2026-11-28', '2026-11-30', '2026-12-02'],
    ['the last day of a leap February', '2028-02-29', '2028-03-02', '2028-03-06'],
  ])('computes delivery days of an order paid on %s, within the Kingdom', (_, today, from, to) => {
    expect(deliveryWindow(today, { from: 2, to: 4 })).toEqual({ from, to })
  })

  test.each([
    ['Sunday', '2026-11-22', '2026-11-29', '2026-12-02'],
    ['Thursday', '2026-11-26', '2026-12-03', '2026-12-08'],
    ['Friday', '2026-11-27', '2026-12-03', '2026-12-08'],
  ])('computes delivery days of an order paid on %s, to another Gulf state', (_, today, from, to) => {
    expect(deliveryWindow(today, { from: 5, to: 8 })).toEqual({ from, to })
  })

  it('throws for an invalid day', () => {
    expect(() => deliveryWindow('tomorrow', { from: 2, to: 4 })).toThrow(RangeError)
  })
})
