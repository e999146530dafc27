import { Link } from '@tanstack/react-router'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import { useCheckoutMessages } from './checkout-messages.ts'

/** Nothing to order. */
export function EmptyCheckout() {
  const messages = useCheckoutMessages()
  return (
    <div className="wrap">
      <div className="empty">
        <img className="art" src={hanger} width="200" height="160" alt="" />
        <h1>{messages.empty}</h1>
        <p>{messages.emptyText}</p>
        <Link className="btn p lg" to="/shop">
          {messages.startShopping}
        </Link>
      </div>
    </div>
  )
}
