import { expect, test } from 'vitest'
import { readDay } from './calendar-day.ts'

test.each([
  ['2026-03-31', { day: '2026-03-31' }],
  ['٢٠٢٦-٠٣-٣١', { day: '2026-03-31' }],
  [' 2024-02-29 ', { day: '2024-02-29' }],
  ['2000-01-01', { day: '2000-01-01' }],
  ['2026-02-29', { issue: 'form' }],
  ['31/03/2026', { issue: 'form' }],
  ['', { issue: 'form' }],
  ['1999-12-31', { issue: 'early' }],
  ['0026-03-31', { issue: 'early' }],
  // Umm al-Qura, as the kingdom's official gazette dates: 1 Ramadan 1447, Saudi National Day 2026.
  ['1447-09-01', { issue: 'hijri', gregorian: '2026-02-18' }],
  ['1448-04-12', { issue: 'hijri', gregorian: '2026-09-23' }],
  ['١٤٤٨-٠٦-١٥', { issue: 'hijri', gregorian: '2026-11-25' }],
  ['1448-02-30', { issue: 'hijri', gregorian: '2026-08-13' }],
  ['1448-13-01', { issue: 'form' }],
])('reads the day %s', (text, expected) => expect(readDay(text)).toEqual(expected))
