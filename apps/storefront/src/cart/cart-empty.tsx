import hanger from '@zayy/ui/assets/hanger.svg?url'
import { ShopLink } from '../layout/shop-link.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'

/** Nothing in the cart: one drawing, one sentence, one way on. */
export function CartEmpty() {
  const page = useCartPageMessages()
  return (
    <div className="empty">
      <img className="art" src={hanger} width="200" height="160" alt="" />
      <h1 tabIndex={-1} id="cart-title">
        {page.emptyTitle}
      </h1>
      <p>{page.emptyText}</p>
      <ShopLink to="/shop" className="btn p lg">
        {page.startShopping}
      </ShopLink>
    </div>
  )
}
