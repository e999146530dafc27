import { expect, test } from 'vitest'
import { type ReadDay, readDay } from './calendar-day.ts'

test.each<[string, ReadDay]>([
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
  ...[
    '1448/06/15',
    '1448/6/15',
    '١٤٤٨/٦/١٥',
    '15/06/1448',
    '15-6-1448',
    '15.6.1448',
    '١٥/٦/١٤٤٨ هـ',
    '1448-06-15هـ',
    '15/6/1448 AH',
  ].map((text): [string, ReadDay] => [text, { issue: 'hijri', gregorian: '2026-11-25' }]),
  ['2026/03/31', { issue: 'form' }],
  ['15/1448', { issue: 'form' }],
])('reads the day %s', (text, expected) => expect(readDay(text)).toEqual(expected))
