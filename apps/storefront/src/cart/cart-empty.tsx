import hanger from '@zayy/ui/assets/hanger.svg?url'
import { EmptyPage } from '../layout/empty-page.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'

/** The empty cart. */
export function CartEmpty() {
  const { emptyTitle, emptyText, startShopping } = useCartPageMessages()
  return (
    <EmptyPage
      drawing={hanger}
      title={emptyTitle}
      titleId="cart-title"
      text={emptyText}
      startShopping={startShopping}
    />
  )
}
