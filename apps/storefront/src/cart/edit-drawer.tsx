import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useEffect, useState } from 'react'
import { cartItemOf } from '../cart-state/cart-product.ts'
import { putInCart, removeFromCart, useCart } from '../cart-state/cart-store.ts'
import type { CartProductState } from '../cart-state/use-cart-products.ts'
import { DeferredPickerUi } from '../variant-picker/lazy-parts.tsx'
import { useVariantPicker, VariantSelectionProvider } from '../variant-picker/variant-selection-context.tsx'

/** The variation drawer over the cart (spec, 2): opened by a line, each change is in the cart at once. */
export function EditDrawer({
  productState,
  today,
}: {
  productState: (id: number) => CartProductState
  today: string
}) {
  const opened = useCart(({ drawer }) => drawer)
  const [last, setLast] = useState(opened)
  if (opened !== null && opened !== last) setLast(opened)
  const line = last === null ? null : productState(last)
  if (line?.state !== 'ready') return null
  return (
    <VariantSelectionProvider key={line.product.id} product={line.product}>
      <SyncWithCart open={opened !== null} />
      <DeferredPickerUi part="drawer" description={line.description} today={today} syncsWithCart />
    </VariantSelectionProvider>
  )
}

/** Writes each change of the selection to the cart. An emptied one is removed when the drawer closes, not while typing. */
function SyncWithCart({ open }: { open: boolean }) {
  const { product, store } = useVariantPicker()
  useEffect(() => {
    if (!open) return
    const stop = store.subscribe(({ selection }, before) => {
      if (selection !== before.selection && pieceCount(selection) > 0)
        putInCart(cartItemOf(product, selection))
    })
    return () => {
      stop()
      if (pieceCount(store.getState().selection) === 0) removeFromCart(product.id)
    }
  }, [open, product, store])
  return null
}
