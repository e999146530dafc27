import { type BusinessDays, countedDay, deliveryWindow } from '@zayy/domain/checkout/delivery-dates'
import type { DeliveryFee } from '@zayy/domain/checkout/delivery-fee'
import { fromSar, type Sar, ZERO } from '@zayy/domain/money'
import { riyadhDay } from '@zayy/domain/riyadh-time'
import { formatWeekday } from '@zayy/i18n/dates'
import { useEffect, useState } from 'react'
import { isShopTimeKnown, shopNow } from '../account-state/shop-clock.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useShopSettings } from '../shop-settings/shop-settings.ts'

/**
 * Returns the delivery sentence: 'Delivered … after payment. If you pay today: between … and ….' It uses the day of rendering, and
 * today after hydration, since a page may be cached or stay open over midnight or the cut-off hour.
 * @param days delivery days of the country
 * @param payment transfers count from their arrival; use `card` until the buyer has chosen
 * @param rendered YYYY-MM-DD in Riyadh; null omits the dates until hydration
 */
export function useDeliveryPromise(
  days: BusinessDays,
  payment: 'transfer' | 'card',
  rendered: string | null,
): string {
  const messages = useBuyingMessages('delivery')
  const locale = useLocale()
  const { cutOffHour, holidays } = useShopSettings()
  const [today, setToday] = useState(rendered)
  useEffect(() => {
    const update = () => setToday((was) => shopDay(was, cutOffHour))
    update()
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [cutOffHour])
  const time = messages.arrives(messages.time[payment](days))
  if (today === null) return time
  const { from, to } = deliveryWindow(today, days, holidays)
  return `${time} ${messages.dates[payment](formatWeekday(from, locale), formatWeekday(to, locale))}`
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * Returns the day as which an order counts now. Before the first API response it trusts the device's clock only for the day of rendering and the next,
 * because pages are not cached for longer.
 */
function shopDay(rendered: string | null, cutOffHour: number | undefined): string {
  const today = countedDay(shopNow(), cutOffHour)
  if (rendered === null || isShopTimeKnown()) return today
  return today === rendered || today === riyadhDay(Date.parse(rendered) + DAY_MS) ? today : rendered
}

/** Returns the fee of a city by the shop's rules; without a city there is none. */
export function useDeliveryFee(city: { shipping: Sar } | null | undefined): DeliveryFee {
  const { feePerOrder, freeDeliveryFrom } = useShopSettings()
  return {
    amount: city ? fromSar(city.shipping) : ZERO,
    per: feePerOrder ? 'order' : 'product',
    freeFrom: freeDeliveryFrom === undefined ? null : fromSar(freeDeliveryFrom),
  }
}
