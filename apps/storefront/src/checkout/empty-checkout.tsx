import { Link } from '@tanstack/react-router'
import hanger from '@zayy/ui/assets/hanger.svg?url'
import { useCheckoutWords } from './checkout-messages.ts'

/** Nothing to order. */
export function EmptyCheckout() {
  const words = useCheckoutWords()
  return (
    <div className="wrap">
      <div className="empty">
        <img className="art" src={hanger} width="200" height="160" alt="" />
        <h1>{words.empty}</h1>
        <p>{words.emptyTold}</p>
        <Link className="btn p lg" to="/shop">
          {words.startShopping}
        </Link>
      </div>
    </div>
  )
}
