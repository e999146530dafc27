import hanger from '@zayy/ui/assets/hanger.svg?url'
import { ShopLink } from '../frame/shop-link.tsx'
import { useWords } from '../language/language-context.tsx'

/** Nothing in the cart: one drawing, one sentence, one way on. */
export function CartEmpty() {
  const words = useWords('cart')
  return (
    <div className="empty">
      <img className="art" src={hanger} width="200" height="160" alt="" />
      <h1 tabIndex={-1} id="cart-title">
        {words.emptyTitle}
      </h1>
      <p>{words.emptyText}</p>
      <ShopLink to="/shop" className="btn p lg">
        {words.startShopping}
      </ShopLink>
    </div>
  )
}
