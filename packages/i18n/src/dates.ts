import { type Lang, locales } from './locale.ts'

const riyadh = 'Asia/Riyadh'

const long = formats({ day: 'numeric', month: 'long', year: 'numeric', timeZone: riyadh })
const dayAndMonth = formats({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const weekday = formats({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

function formats(options: Intl.DateTimeFormatOptions): Record<Lang, Intl.DateTimeFormat> {
  return {
    ar: new Intl.DateTimeFormat(locales.ar.tag, options),
    en: new Intl.DateTimeFormat(locales.en.tag, options),
  }
}

/**
 * A moment as a date in Riyadh: 'January 5, 2026' or '5 يناير 2026' (specification, /blogs/:id).
 * @param moment ISO 8601
 */
export function formatDate(moment: string, lang: Lang): string {
  return long[lang].format(new Date(moment))
}

/**
 * A day of the calendar without its year: 'January 5' or '5 يناير'.
 * @param day 'YYYY-MM-DD'
 */
export function formatDay(day: string, lang: Lang): string {
  return dayAndMonth[lang].format(new Date(`${day}T00:00:00Z`))
}

/**
 * The same with its weekday: 'Monday, January 5' or 'الاثنين، 5 يناير'.
 * @param day 'YYYY-MM-DD'
 */
export function formatWeekday(day: string, lang: Lang): string {
  return weekday[lang].format(new Date(`${day}T00:00:00Z`))
}
