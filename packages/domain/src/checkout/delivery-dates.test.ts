import { describe, expect, it, test } from 'vitest'
import { countedDay, deliveryWindow } from './delivery-dates.ts'

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

  const eid = { from: '2027-03-08', to: '2027-03-11' }
  const foundingDay = { from: '2027-02-22', to: '2027-02-22' }

  test.each([
    ['a holiday within the days', '2027-02-21', '2027-02-24', '2027-02-28'],
    ['a holiday of several days beside a weekend', '2027-03-07', '2027-03-15', '2027-03-17'],
    ['a payment on a holiday', '2027-03-09', '2027-03-15', '2027-03-17'],
    ['a holiday that is over', '2027-03-14', '2027-03-16', '2027-03-18'],
  ])('skips %s', (_, today, from, to) => {
    expect(deliveryWindow(today, { from: 2, to: 4 }, [foundingDay, eid])).toEqual({ from, to })
  })

  test.each([
    ['a minute before the hour', '2026-11-25T10:59:00Z', 14, '2026-11-25'],
    ['at the hour', '2026-11-25T11:00:00Z', 14, '2026-11-26'],
    ['at midnight', '2026-11-25T21:00:00Z', 14, '2026-11-26'],
    ['in the last hour of a year', '2026-12-31T20:00:00Z', 14, '2027-01-01'],
    ['late, in a shop without such an hour', '2026-11-25T20:59:00Z', undefined, '2026-11-25'],
  ])('counts an order %s from the right day', (_, instant, hour, day) => {
    expect(countedDay(Date.parse(instant), hour)).toBe(day)
  })

  it('throws for an invalid day', () => {
    expect(() => deliveryWindow('tomorrow', { from: 2, to: 4 })).toThrow(RangeError)
  })
})
