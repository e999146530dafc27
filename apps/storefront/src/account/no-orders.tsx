import hanger from '@zayy/ui/assets/hanger.svg?url'
import { EmptyState } from '@zayy/ui/empty-state'
import { ShopLink } from '../layout/shop-link.tsx'
import { useAccountMessages } from './account-messages.ts'
import button from '@zayy/ui/button.module.css'

/** In place of orders, until there is one. */
export function NoOrders() {
  const messages = useAccountMessages()
  return (
    <EmptyState drawing={hanger} title={messages.noOrders} text={messages.noOrdersDetail}>
      <ShopLink className={button.primary} to="/shop">
        {messages.startShopping}
      </ShopLink>
    </EmptyState>
  )
}
