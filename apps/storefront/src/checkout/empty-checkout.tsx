import { Link } from '@tanstack/react-router'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { useCheckoutMessages } from './checkout-messages.ts'

/** Nothing to order. */
export function EmptyCheckout() {
  const messages = useCheckoutMessages()
  return (
    <div className="wrap">
      <EmptyState drawing={hanger} heading="h1" title={messages.empty} text={messages.emptyText}>
        <Link className="btn p lg" to="/shop">
          {messages.startShopping}
        </Link>
      </EmptyState>
    </div>
  )
}
