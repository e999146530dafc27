import hanger from '@zayy/ui/assets/hanger.svg?url'
import { afterHydration } from '../layout/after-hydration.tsx'
import { EmptyPage } from '../layout/empty-page.tsx'
import { useCartPageMessages } from './cart-page-messages.ts'

const ProductRows = afterHydration<{ current?: number }>(() => import('../product-rows/product-rows.tsx'))

/** The empty cart, and below it what was viewed on this device. */
export function CartEmpty() {
  const { emptyTitle, emptyText, startShopping } = useCartPageMessages()
  return (
    <>
      <EmptyPage
        drawing={hanger}
        title={emptyTitle}
        titleId="cart-title"
        text={emptyText}
        startShopping={startShopping}
      />
      <ProductRows />
    </>
  )
}
