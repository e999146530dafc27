import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, reportPeriods, reportUnit, reportUnits } from './report-periods.ts'

test.each([
  ['2026-11-01', '2026-12-15', 'day'],
  ['2026-11-01', '2026-12-16', 'week'],
  ['2026-01-01', '2027-01-06', 'week'],
  ['2026-01-01', '2027-01-07', 'month'],
] as const)('groups %s to %s by %s', (from, to, unit) => {
  expect(reportUnit({ from, to })).toBe(unit)
})

test('starts weeks on Sunday and cuts the first and last to the span', () => {
  expect(reportPeriods({ from: '2026-11-19', to: '2026-11-30' }, 'week')).toEqual([
    { from: '2026-11-19', to: '2026-11-21' },
    { from: '2026-11-22', to: '2026-11-28' },
    { from: '2026-11-29', to: '2026-11-30' },
  ])
})

test('ends months on their last day, also in leap years', () => {
  expect(reportPeriods({ from: '2028-02-10', to: '2028-04-01' }, 'month')).toEqual([
    { from: '2028-02-10', to: '2028-02-29' },
    { from: '2028-03-01', to: '2028-03-31' },
    { from: '2028-04-01', to: '2028-04-01' },
  ])
})

test('puts every day into exactly one period', () => {
  const span = fc.record({
    start: fc.integer({ min: 0, max: 9_000 }),
    length: fc.integer({ min: 0, max: 400 }),
  })
  fc.assert(
    fc.property(span, fc.constantFrom(...reportUnits), ({ start, length }, unit) => {
      const from = daysAfter('2020-01-01', start)
      const to = daysAfter(from, length)
      const periods = reportPeriods({ from, to }, unit)
      expect(periods[0]?.from).toBe(from)
      expect(periods.at(-1)?.to).toBe(to)
      for (const [index, period] of periods.entries()) {
        expect(period.from <= period.to).toBe(true)
        expect(periods[index + 1]?.from ?? daysAfter(to, 1)).toBe(daysAfter(period.to, 1))
      }
    }),
    { numRuns: 40 },
  )
})
