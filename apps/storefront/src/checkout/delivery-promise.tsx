import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { Icon } from '@zayy/ui/icon'
import { useDeliveryPromise } from '../delivery/use-delivery-promise.ts'
import type { PaymentMethod } from '@zayy/domain/orders/order-status'
import layout from '@zayy/ui/layout.module.css'
import typography from '@zayy/ui/typography.module.css'
import styles from './delivery-promise.module.css'

/** When it arrives in the chosen country (spec, 9 Delivery), with the dates of today after hydration. */
export function DeliveryPromise({
  days,
  paymentMethod,
}: {
  days: BusinessDays
  paymentMethod: PaymentMethod
}) {
  const promise = useDeliveryPromise(days, paymentMethod === 1 ? 'card' : 'transfer', null)
  return (
    <p className={`${typography.small} ${layout.row}`}>
      <Icon name="truck" className={styles.icon} />
      <span>{promise}</span>
    </p>
  )
}
