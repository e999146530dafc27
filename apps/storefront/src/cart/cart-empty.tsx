import hanger from '@zayy/ui/assets/hanger.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { ShopLink } from '../layout/shop-link.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'
import button from '@zayy/ui/button.module.css'

/** The empty cart. */
export function CartEmpty() {
  const page = useCartPageMessages()
  return (
    <EmptyState
      drawing={hanger}
      heading="h1"
      title={page.emptyTitle}
      titleId="cart-title"
      text={page.emptyText}
    >
      <ShopLink to="/shop" className={`${button.primary} ${button.large}`}>
        {page.startShopping}
      </ShopLink>
    </EmptyState>
  )
}
