import { type BusinessDays, deliveryWindow } from '@zayy/domain/checkout/delivery-dates'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { formatWeekday } from '@zayy/i18n/dates'
import { useEffect, useState } from 'react'
import { isShopTimeKnown, shopNow } from '../account-state/shop-clock.ts'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'

/**
 * When an order arrives and from when that counts: 'Delivered … after payment. If you pay today: between … and ….'
 * It starts with the day on which the page was rendered and takes today after hydration: a page may have been cached over
 * midnight. A device whose clock is wrong changes nothing.
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
  useEffect(() => setToday((was) => shopDay(was)), [])
  const time = messages.arrives(messages.time[payment](days))
  if (today === null) return time
  const { from, to } = deliveryWindow(today, days)
  return `${time} ${messages.dates[payment](formatWeekday(from, locale), formatWeekday(to, locale))}`
}

const DAY_MS = 86_400_000

/**
 * Today in Riyadh. Until the shop has told the time, this device's own day counts only as the day of the rendered page or the
 * one after it: no page is kept for longer.
 */
function shopDay(rendered: string | null): string {
  const today = riyadhDay(shopNow())
  if (rendered === null || isShopTimeKnown()) return today
  return today === rendered || today === riyadhDay(Date.parse(rendered) + DAY_MS) ? today : rendered
}
