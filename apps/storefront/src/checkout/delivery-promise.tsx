import { deliveryWindow, riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { formatWeekday } from '@zayy/i18n/dates'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useState } from 'react'
import { useLocale } from '../i18n/locale-context.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'

/** When it arrives: 2 to 4 business days (spec, 9 Delivery), with today's dates once the page has come alive. */
export function DeliveryPromise() {
  const messages = useCheckoutMessages()
  const locale = useLocale()
  const [days, setDays] = useState<{ from: string; to: string } | null>(null)
  useEffect(() => setDays(deliveryWindow(riyadhDay(Date.now()))), [])
  return (
    <p className="sm row promise">
      <Icon name="truck" />
      <span>
        {messages.promise}{' '}
        {days === null
          ? null
          : messages.promiseToday(formatWeekday(days.from, locale), formatWeekday(days.to, locale))}
      </span>
    </p>
  )
}
