import { expect, test } from 'vitest'
import { formatDate, formatDay, formatFullDay, formatMonth, formatWeekday } from './dates.ts'

test('formats dates as specified, in Riyadh time', () => {
  expect(formatDate('2026-01-04T22:30:00Z', 'en')).toBe('5 January 2026')
  expect(formatDate('2026-01-04T22:30:00Z', 'ar')).toBe('5 يناير 2026')
})

test('formats a calendar day independently of the time zone', () => {
  expect(formatDay('2026-11-24', 'ar')).toBe('24\u00a0نوفمبر')
  expect(formatDay('2026-11-24', 'en')).toBe('24\u00a0November')
  expect(formatWeekday('2026-11-24', 'ar')).toBe('الثلاثاء 24\u00a0نوفمبر')
  expect(formatFullDay('2026-11-24', 'ar')).toBe('24 نوفمبر 2026')
  expect(formatMonth('2026-11-01', 'en')).toBe('November 2026')
})
