import { Link } from '@tanstack/react-router'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { useCheckoutMessages } from './checkout-messages.ts'
import button from '@zayy/ui/button.module.css'
import layout from '@zayy/ui/layout.module.css'

/** Nothing to order. */
export function EmptyCheckout() {
  const messages = useCheckoutMessages()
  return (
    <div className={layout.container}>
      <EmptyState drawing={hanger} heading="h1" title={messages.empty} text={messages.emptyText}>
        <Link className={`${button.primary} ${button.large}`} to="/shop">
          {messages.startShopping}
        </Link>
      </EmptyState>
    </div>
  )
}
