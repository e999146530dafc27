import { expect, test } from 'vitest'
import { transferDay } from './transfer-day.ts'

test.each([
  ['2026-11-24T10:00:00Z', '2026-11-22T10:00:00Z', '2026-11-24'],
  // It is already the next day in Riyadh.
  ['2026-11-24T21:30:00Z', '2026-11-22T10:00:00Z', '2026-11-25'],
  ['2026-11-24T10:00:00Z', '2026-11-24T20:59:00Z', '2026-11-24'],
  ['2026-11-24T10:00:00Z', '2026-11-24T21:00:00Z', null],
])('names, for a transfer due at %s and seen at %s, the day %s', (due, now, day) => {
  expect(transferDay(due, Date.parse(now))).toBe(day)
})
