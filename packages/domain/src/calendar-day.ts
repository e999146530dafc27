/** Reads Gregorian days. Recognises a Hijri day, so that it never becomes a day in the Gregorian year 1448. */

import { foldDigits } from './text/digits.ts'

const FIRST_YEAR = 2000
const DAY_MS = 86_400_000

/**
 * A typed day as YYYY-MM-DD, or why it is rejected. `form`: wrong format or no such day. `hijri`: a day of the Umm al-Qura
 * calendar, with its Gregorian day. `early`: before the year 2000.
 */
export type ReadDay =
  | { day: string }
  | { issue: 'form' }
  | { issue: 'hijri'; gregorian: string }
  | { issue: 'early' }

/** Reads a day such as 2026-03-31, in any digits. A Hijri day is recognised in other spellings too, such as 12/5/1448. */
export function readDay(text: string): ReadDay {
  const typed = foldDigits(text.trim())
  const gregorian = gregorianOf(typed)
  if (gregorian !== null) return { issue: 'hijri', gregorian }
  const [day, year = ''] = /^(\d{4})-\d\d-\d\d$/.exec(typed) ?? []
  if (day === undefined) return { issue: 'form' }
  const moment = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day)) return { issue: 'form' }
  return Number(year) < FIRST_YEAR ? { issue: 'early' } : { day }
}

/** Returns the Gregorian day of a typed Hijri day, or null if the text is none. */
function gregorianOf(typed: string): string | null {
  const [, ...parts] = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})\s*(?:هـ?|AH|H)?\.?$/i.exec(typed) ?? []
  const [year = 0, month = 0, date = 0] = (parts[0]?.length === 4 ? parts : parts.toReversed()).map(Number)
  return gregorianDay(year, month, date)
}

/** Returns the Gregorian day of a Hijri day, or null if it does not exist or is outside the years 1420 to 1600. */
function gregorianDay(year: number, month: number, date: number): string | null {
  if (year < 1420 || year > 1600 || month < 1 || month > 12 || date < 1 || date > 30) return null
  const firstMs = Date.UTC(622, 6, 19)
  // Made here: it takes milliseconds, and forms hardly ever get a Hijri day.
  const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const near = firstMs + Math.round((year - 1) * 354.36707 + (month - 1) * 29.5306 + date - 1) * DAY_MS
  for (let away = -4; away <= 4; away += 1) {
    const moment = new Date(near + away * DAY_MS)
    const parts = ummAlQura.formatToParts(moment)
    const part = (wanted: 'year' | 'month' | 'day') =>
      Number(parts.find(({ type }) => type === wanted)?.value)
    const isSame = part('year') === year && part('month') === month && part('day') === date
    if (isSame) return moment.toISOString().slice(0, 10)
  }
  return null
}
