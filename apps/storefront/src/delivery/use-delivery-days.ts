import { deliveryWindow, riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { formatWeekday } from '@zayy/i18n/dates'
import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'

/**
 * From when to when an order of today arrives, as text. It starts with the day on which the page was rendered,
 * and takes the visitor's own today once the page is alive: a page may have waited in a cache over midnight.
 * @param rendered YYYY-MM-DD in Riyadh
 */
export function useDeliveryDays(rendered: string): { from: string; to: string } {
  const locale = useLocale()
  const [today, setToday] = useState(rendered)
  useEffect(() => setToday(riyadhDay(Date.now())), [])
  const { from, to } = deliveryWindow(today)
  const day = (date: string) => formatWeekday(date, locale).replace(/[,،]/, '')
  return { from: day(from), to: day(to) }
}
