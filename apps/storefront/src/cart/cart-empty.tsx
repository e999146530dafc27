import hanger from '@zayy/ui/assets/hanger.svg?url'
import { useEffect } from 'react'
import { EmptyPage } from '../layout/empty-page.tsx'
import { useLoadedComponent } from '../layout/use-loaded-component.ts'
import { useCartPageMessages } from './cart-page-messages.ts'

const loadProductRows = () => import('../product-rows/product-rows.tsx')

/** The empty cart, and below it what was viewed on this device. */
export function CartEmpty() {
  const { emptyTitle, emptyText, startShopping } = useCartPageMessages()
  const [ProductRows, want] = useLoadedComponent<{ current?: number }>(loadProductRows)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(want, [])
  return (
    <>
      <EmptyPage
        drawing={hanger}
        title={emptyTitle}
        titleId="cart-title"
        text={emptyText}
        startShopping={startShopping}
      />
      {ProductRows ? <ProductRows /> : null}
    </>
  )
}
