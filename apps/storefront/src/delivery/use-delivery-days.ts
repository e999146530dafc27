import { deliveryWindow, riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { formatWeekday } from '@zayy/i18n/dates'
import type { Locale } from '@zayy/i18n/locale'
import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'

/**
 * The first and the last day on which an order of a day arrives, as text: 'Tuesday November 24'.
 * @param today YYYY-MM-DD in Riyadh
 */
export function deliveryDays(today: string, locale: Locale): { from: string; to: string } {
  const { from, to } = deliveryWindow(today)
  const text = (day: string) => formatWeekday(day, locale).replace(/[,،]/, '')
  return { from: text(from), to: text(to) }
}

/**
 * When an order of today arrives. It starts with the day on which the page was rendered and takes the visitor's own
 * today after hydration: a page may have been cached over midnight.
 * @param rendered YYYY-MM-DD in Riyadh
 */
export function useDeliveryDays(rendered: string): { from: string; to: string } {
  const locale = useLocale()
  const [today, setToday] = useState(rendered)
  useEffect(() => setToday(riyadhDay(Date.now())), [])
  return deliveryDays(today, locale)
}
