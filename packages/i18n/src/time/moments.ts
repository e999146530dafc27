import { formats, TIME_ZONE } from '../dates.ts'
import type { Locale } from '../locale.ts'

const moments = formats({
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: TIME_ZONE,
})

/**
 * Formats a recent time in Riyadh without its year: '22 November at 4:05 pm' or '22 نوفمبر في 4:05 م'.
 * @param moment ISO 8601
 */
export function formatMoment(moment: string, locale: Locale): string {
  return moments[locale]().format(new Date(moment))
}
