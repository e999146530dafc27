import { Icon } from '@zayy/ui/icon'
import type { CheckoutProps } from '../checkout-props.ts'
import { useCheckoutMessages } from '../checkout-messages.ts'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'
import { CustomerOrder } from './customer-order.tsx'
import { useCustomer } from './use-customer.ts'
import button from '@zayy/ui/button.module.css'
import notice from '../../layout/notice.module.css'

/** The checkout of who is logged in, once their profile and addresses are there. */
export default function CustomerCheckout(props: CheckoutProps) {
  const messages = useCheckoutMessages()
  const { customer, retry } = useCustomer(props.client)
  if (customer === 'loading') return <CheckoutSkeleton />
  if (customer === 'failed')
    return (
      <div className={notice.notice} role="alert">
        <Icon name="warning-circle" size="l" className={notice.icon} />
        <div>
          <p>{messages.customerFailed}</p>
          <button type="button" className={`${button.outlined} ${button.small}`} onClick={retry}>
            {messages.tryAgain}
          </button>
        </div>
      </div>
    )
  return <CustomerOrder {...props} customer={customer} />
}
