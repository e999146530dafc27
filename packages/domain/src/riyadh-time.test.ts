import { expect, test } from 'vitest'
import { riyadhDay, riyadhMinute, riyadhSecond, riyadhYear, riyadhZone } from './riyadh-time.ts'

test.each([
  ['2025-12-31T20:59:59.999Z', '2024-12-31T21:00:00.000Z', '2025-12-31T21:00:00.000Z'],
  ['2025-12-31T21:00:00.000Z', '2025-12-31T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', '2025-12-31T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
])('returns the Riyadh year of %s from %s until %s', (now, from, until) => {
  const year = riyadhYear(Date.parse(now))
  expect([year.from.toISOString(), year.until.toISOString()]).toEqual([from, until])
})

test('returns the day in Riyadh, not in UTC', () => {
  expect(riyadhDay(Date.UTC(2026, 10, 21, 20, 59, 59))).toBe('2026-11-21')
  expect(riyadhDay(Date.UTC(2026, 10, 21, 21, 0, 0))).toBe('2026-11-22')
})

test('rounds Riyadh time down to the minute and second', () => {
  const instant = Date.parse('2026-11-21T22:30:59.999Z')
  expect(riyadhMinute(instant)).toBe('2026-11-22 01:30')
  expect(riyadhSecond(instant)).toBe('2026-11-22 01:30:59')
  expect(Date.parse(`${riyadhSecond(instant)}${riyadhZone}`)).toBe(Date.parse('2026-11-21T22:30:59Z'))
})

test.each(['2026-01-01T00:00:00Z', '2026-07-01T20:59:59Z', '2026-12-31T21:00:00Z'])(
  'matches the offset of Asia/Riyadh at %s',
  (moment) => {
    const known = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Riyadh',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    expect(riyadhSecond(Date.parse(moment))).toBe(known.format(new Date(moment)))
  },
)
