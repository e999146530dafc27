import { riyadhDay } from '@zayy/domain/checkout/delivery-dates'
import { Icon } from '@zayy/ui/icon'
import { useEffect, useState } from 'react'
import { deliveryDays } from '../delivery/use-delivery-days.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './delivery-promise.module.css'

/** When it arrives: 2 to 4 business days (spec, 9 Delivery), with the dates of today after hydration. */
export function DeliveryPromise() {
  const messages = useCheckoutMessages()
  const locale = useLocale()
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => setToday(riyadhDay(Date.now())), [])
  const days = today === null ? null : deliveryDays(today, locale)
  return (
    <p className={`${typography.small} ${layout.row}`}>
      <Icon name="truck" className={styles.icon} />
      <span>
        {messages.promise} {days === null ? null : messages.promiseToday(days.from, days.to)}
      </span>
    </p>
  )
}
