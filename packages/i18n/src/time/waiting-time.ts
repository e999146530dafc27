import type { Locale } from '../locale.ts'
import { formatNumber } from '../numbers.ts'
import { plural } from '../plurals.ts'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/**
 * Formats a waiting time, rounded up to minutes or hours. The Arabic form follows «بعد»: 'دقيقتين', '15 دقيقة'; '15 minutes'.
 * @param seconds more than 0
 */
export function waitingTime(seconds: number, locale: Locale): string {
  const inMinutes = Math.max(1, Math.ceil(seconds / MINUTE_S))
  if (inMinutes < 120) return minutes(inMinutes, locale)
  return hours(Math.ceil(seconds / HOUR_S), locale)
}

function minutes(count: number, locale: Locale): string {
  const n = formatNumber(count)
  if (locale === 'en') return plural('en', count, { one: 'a minute', other: `${n} minutes` })
  return plural('ar', count, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: `${n} دقائق`,
    other: `${n} دقيقة`,
  })
}

function hours(count: number, locale: Locale): string {
  const n = formatNumber(count)
  if (locale === 'en') return plural('en', count, { one: 'an hour', other: `${n} hours` })
  return plural('ar', count, { one: 'ساعة', two: 'ساعتين', few: `${n} ساعات`, other: `${n} ساعة` })
}

/** Formats a countdown as minutes and seconds: '0:42'. */
export function countdown(seconds: number): string {
  return `${Math.floor(seconds / MINUTE_S)}:${String(Math.floor(seconds % MINUTE_S)).padStart(2, '0')}`
}
