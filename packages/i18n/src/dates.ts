import { lazily } from './lazily.ts'
import { type Locale, localeInfo } from './locale.ts'

export const TIME_ZONE = 'Asia/Riyadh'

const long = formats({ day: 'numeric', month: 'long', year: 'numeric', timeZone: TIME_ZONE })
const dayAndMonth = formats({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const month = formats({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const fullDay = formats({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = formats({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Returns a format per language. */
export function formats(options: Intl.DateTimeFormatOptions): Record<Locale, () => Intl.DateTimeFormat> {
  return {
    ar: lazily(() => new Intl.DateTimeFormat(localeInfo.ar.tag, options)),
    en: lazily(() => new Intl.DateTimeFormat(localeInfo.en.tag, options)),
  }
}

/**
 * Formats a time as a date in Riyadh: '5 January 2026' or '5 يناير 2026' (specification, /blogs/:id).
 * @param moment ISO 8601
 */
export function formatDate(moment: string, locale: Locale): string {
  return long[locale]().format(new Date(moment))
}

/**
 * Formats a day without its year: '5 January' or '5 يناير'. The day stays in the line of its month.
 * @param day 'YYYY-MM-DD'
 */
export function formatDay(day: string, locale: Locale): string {
  return unbroken(dayAndMonth[locale]().format(new Date(`${day}T00:00:00Z`)))
}

/**
 * Formats a day with its weekday: 'Monday, 5 January' or 'الاثنين 5 يناير'. A comma would split an Arabic sentence.
 * The day stays in the line of its month.
 * @param day 'YYYY-MM-DD'
 */
export function formatWeekday(day: string, locale: Locale): string {
  const date = weekday[locale]().format(new Date(`${day}T00:00:00Z`))
  return unbroken(locale === 'ar' ? date.replace('، ', ' ') : date)
}

/** Puts a no-break space between a day and its month. */
const unbroken = (date: string) => date.replace(/(\d) /, '$1\u00a0')

/**
 * Formats a day with its year: '5 January 2026' or '5 يناير 2026'.
 * @param day 'YYYY-MM-DD'
 */
export function formatFullDay(day: string, locale: Locale): string {
  return fullDay[locale]().format(new Date(`${day}T00:00:00Z`))
}

/**
 * Formats the month of a day: 'January 2026' or 'يناير 2026'.
 * @param day 'YYYY-MM-DD'
 */
export function formatMonth(day: string, locale: Locale): string {
  return month[locale]().format(new Date(`${day}T00:00:00Z`))
}
