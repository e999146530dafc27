import { deliveryWindow, riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { formatWeekday } from '@zayy/i18n/dates'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useState } from 'react'
import { useLang } from '../i18n/locale-context.tsx'
import { useCheckoutWords } from './checkout-messages.ts'

/** When it arrives: 2 to 4 business days (spec, 9 Delivery), with today's dates once the page has come alive. */
export function DeliveryPromise() {
  const words = useCheckoutWords()
  const lang = useLang()
  const [days, setDays] = useState<{ from: string; to: string } | null>(null)
  useEffect(() => setDays(deliveryWindow(riyadhDay(Date.now()))), [])
  return (
    <p className="sm row promise">
      <Icon name="truck" />
      <span>
        {words.promise}{' '}
        {days === null
          ? null
          : words.promiseToday(formatWeekday(days.from, lang), formatWeekday(days.to, lang))}
      </span>
    </p>
  )
}
