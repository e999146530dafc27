import { expect, test } from 'vitest'
import { riyadhYear } from './riyadh-year.ts'

test.each([
  ['2025-12-31T20:59:59.999Z', '2024-12-31T21:00:00.000Z', '2025-12-31T21:00:00.000Z'],
  ['2025-12-31T21:00:00.000Z', '2025-12-31T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', '2025-12-31T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
])('the year around %s goes from %s until %s', (now, from, until) => {
  const year = riyadhYear(Date.parse(now))
  expect([year.from.toISOString(), year.until.toISOString()]).toEqual([from, until])
})
