import { expect, test } from 'vitest'
import { transferDay } from './dashboard-page.tsx'

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z', '2026-11-24'],
  // In Riyadh it is the next day already.
  ['2026-11-21T21:30:00Z', '2026-11-22T10:00:00Z', '2026-11-25'],
  ['2026-11-21T10:00:00Z', '2026-11-24T20:59:00Z', '2026-11-24'],
  ['2026-11-21T10:00:00Z', '2026-11-24T21:00:00Z', null],
])('an order of %s is awaited, at %s, until %s', (placed, now, day) => {
  expect(transferDay(placed, 3, Date.parse(now))).toBe(day)
})
