import { expect, test } from 'vitest'
import { transferDay } from './dashboard-page.tsx'

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z', '2026-11-24'],
  // It is already the next day in Riyadh.
  ['2026-11-21T21:30:00Z', '2026-11-22T10:00:00Z', '2026-11-25'],
  ['2026-11-21T10:00:00Z', '2026-11-24T20:59:00Z', '2026-11-24'],
  ['2026-11-21T10:00:00Z', '2026-11-24T21:00:00Z', null],
])('the transfer for an order of %s, seen at %s, is due on %s', (placed, now, day) => {
  expect(transferDay(placed, 3, Date.parse(now))).toBe(day)
})
