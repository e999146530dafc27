import { type Locale, localeInfo } from '../locale.ts'

const options: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Riyadh',
}

const formats: Record<Locale, Intl.DateTimeFormat> = {
  ar: new Intl.DateTimeFormat(localeInfo.ar.tag, options),
  en: new Intl.DateTimeFormat(localeInfo.en.tag, options),
}

/**
 * A moment of these days with its time in Riyadh: 'November 22 at 4:05 PM' or '22 نوفمبر في 4:05 م'.
 * @param moment ISO 8601
 */
export function formatMoment(moment: string, locale: Locale): string {
  return formats[locale].format(new Date(moment))
}

const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment in Riyadh that sorts as text and is as wide as any other, for tables: 2026-11-22 09:05. */
export function formatMinute(moment: Date): string {
  return minutes.format(moment)
}

const seconds = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The same to the second that has begun: 2026-11-22 09:05:30. */
export function formatSecond(moment: Date): string {
  return seconds.format(moment)
}
