import { useNavigate } from '@tanstack/react-router'
import { findCartItem } from '../cart-state/cart-product.ts'
import { setDrawer, useCart } from '../cart-state/store/cart-store.ts'
import { useWrongGuard } from './use-wrong-guard.ts'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { isSame } from './variant-selection-store.ts'

/** Whether the product is in the cart, and with other quantities than are chosen here. */
export function useInCart(): 'none' | 'changed' | 'same' {
  const { product } = useVariantPicker()
  const selection = useVariantSelection((state) => state.selection)
  const item = useCart(({ items }) => findCartItem(items, product.id))
  if (!item) return 'none'
  return isSame(item.selectedProduct.colors, selection) ? 'same' : 'changed'
}

/** Goes to the checkout, out of an open drawer too. */
export function useCheckOut(): () => void {
  const navigate = useNavigate()
  const stopsAtWrongCell = useWrongGuard()
  return () => {
    if (stopsAtWrongCell()) return
    setDrawer(null)
    void navigate({ to: '/checkout' })
  }
}
