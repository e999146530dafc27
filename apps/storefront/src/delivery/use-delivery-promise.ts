import { type BusinessDays, deliveryWindow } from '@zayy/domain/checkout/delivery-dates'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { formatWeekday } from '@zayy/i18n/dates'
import { useEffect, useState } from 'react'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'

/**
 * When an order arrives and from when that counts: 'Delivered … after payment. If you pay today: between … and ….'
 * It starts with the day on which the page was rendered and takes the visitor's own today after hydration: a page may
 * have been cached over midnight.
 * @param days of the country that it goes to
 * @param payment a transfer counts from its arrival at the bank, a card at once; as of a card where it is not chosen yet
 * @param rendered YYYY-MM-DD in Riyadh; null where the page was rendered without a day: the dates come after hydration
 */
export function useDeliveryPromise(
  days: BusinessDays,
  payment: 'transfer' | 'card',
  rendered: string | null,
): string {
  const messages = useMessages('delivery')
  const locale = useLocale()
  const [today, setToday] = useState(rendered)
  useEffect(() => setToday(riyadhDay(Date.now())), [])
  const time = messages.arrives(messages.time[payment](days))
  if (today === null) return time
  const { from, to } = deliveryWindow(today, days)
  return `${time} ${messages.dates[payment](formatWeekday(from, locale), formatWeekday(to, locale))}`
}
