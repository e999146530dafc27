import type { BusinessDays } from '@zayy/domain/checkout/delivery-dates'
import { Icon } from '@zayy/ui/icon'
import { useDeliveryPromise } from '../delivery/use-delivery-promise.ts'
import styles from './delivery-promise.module.css'

/** When it arrives in the chosen country (spec, 9 Delivery), with the dates of today after hydration. */
export function DeliveryPromise({ days }: { days: BusinessDays }) {
  const promise = useDeliveryPromise(days, 'transfer', null)
  return (
    <p className={`sm row ${styles.promise}`}>
      <Icon name="truck" />
      <span>{promise}</span>
    </p>
  )
}
