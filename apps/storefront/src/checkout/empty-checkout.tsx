import hanger from '@zayy/ui/assets/hanger.svg?url'
import { EmptyPage } from '../layout/empty-page.tsx'
import { useCheckoutMessages } from './checkout-messages.ts'
import layout from '@zayy/ui/layout.module.css'
import styles from './empty-checkout.module.css'

/** Nothing to order. */
export function EmptyCheckout() {
  const { empty, emptyText, startShopping } = useCheckoutMessages()
  return (
    <div className={`${layout.container} ${styles.page}`}>
      <EmptyPage drawing={hanger} title={empty} text={emptyText} startShopping={startShopping} />
    </div>
  )
}
