import { pieceCount } from '@zayy/domain/cart/piece-count'
import { useEffect, useState } from 'react'
import { cartItemOf } from '../cart-state/cart-product.ts'
import { putInCart, removeFromCart, useCart } from '../cart-state/cart-store.ts'
import type { Fresh } from '../cart-state/use-cart-products.ts'
import { ChoiceDrawerHost } from '../variant-picker/variant-drawer-host.tsx'
import { ChoiceProvider, useChosen } from '../variant-picker/variant-selection-context.tsx'

/** The variation drawer over the cart (spec, 2): opened by a line, each change is in the cart at once. */
export function EditDrawer({ fresh, today }: { fresh: (id: number) => Fresh; today: string }) {
  const opened = useCart(({ drawer }) => drawer)
  const [last, setLast] = useState(opened)
  if (opened !== null && opened !== last) setLast(opened)
  const line = last === null ? null : fresh(last)
  if (line?.state !== 'ready') return null
  return (
    <ChoiceProvider key={line.product.id} product={line.product}>
      <KeptInCart open={opened !== null} />
      <ChoiceDrawerHost description={line.description} today={today} live />
    </ChoiceProvider>
  )
}

/** Writes the choice through to the cart. What was emptied leaves the cart when the drawer closes, not while typing. */
function KeptInCart({ open }: { open: boolean }) {
  const { product, store } = useChosen()
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
