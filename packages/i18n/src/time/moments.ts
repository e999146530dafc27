import { TIME_ZONE } from '../dates.ts'
import { type Locale, localeInfo } from '../locale.ts'

const options: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
}

const formats: Record<Locale, Intl.DateTimeFormat> = {
  ar: new Intl.DateTimeFormat(localeInfo.ar.tag, options),
  en: new Intl.DateTimeFormat(localeInfo.en.tag, options),
}

/**
 * Formats a recent time in Riyadh without its year: '22 November at 4:05 pm' or '22 نوفمبر في 4:05 م'.
 * @param moment ISO 8601
 */
export function formatMoment(moment: string, locale: Locale): string {
  return formats[locale].format(new Date(moment))
}
