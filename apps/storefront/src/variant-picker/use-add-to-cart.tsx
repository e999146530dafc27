import { useNavigate } from '@tanstack/react-router'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { toast } from '@zayy/ui/toast'
import { cartItemOf, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, putInCart, removeFromCart, setDrawer } from '../cart-state/store/cart-store.ts'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { quantityIssueMessage } from '../price-tiers/quantity-issue.ts'
import { useWrongGuard } from './use-wrong-guard.ts'
import { useVariantPicker } from './variant-selection-context.tsx'
import styles from './use-add-to-cart.module.css'

/**
 * Adds the selection to the cart if its quantity can be ordered, shows a toast with a link to the cart, and closes the drawer;
 * otherwise shows what is wrong and adds nothing (spec, 4 and 5). At 0 pieces a product of the cart is taken out of it.
 */
export function useAddToCart(): () => void {
  const messages = useMessages('cart')
  const toCart = useWayToCart()
  const { product, tiers, store } = useVariantPicker()
  const stopsAtWrongCell = useWrongGuard()
  return () => {
    if (stopsAtWrongCell()) return
    const { selection } = store.getState()
    const count = pieceCount(selection)
    if (count === 0 && findCartItem(cartStore.getState().items, product.id)) {
      removeFromCart(product.id)
      setDrawer(null)
      void toast(messages.takenOut, 'success', undefined, 'selection')
      return
    }
    const issue = quantityIssueMessage(tiers, count, messages)
    if (issue) {
      void toast(issue, 'error', undefined, 'selection')
      return
    }
    putInCart(cartItemOf(product, selection))
    store.setState({ history: [], typing: null })
    setDrawer(null)
    void toast(
      <div className={styles.addedToast}>
        <span>
          {messages.added}
          <small>{messages.addedDetail(count)}</small>
        </span>
        <a {...toCart}>{messages.openCart}</a>
      </div>,
      'success',
      undefined,
      'selection',
    )
  }
}

/** Props of a link to the cart for content outside the router, such as a toast. */
function useWayToCart() {
  const locale = useLocale()
  const navigate = useNavigate()
  return {
    href: localizedPath(locale, '/cart'),
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault()
      void navigate({ to: '/cart' })
    },
  }
}
