import { useNavigate } from '@tanstack/react-router'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { toast } from '@zayy/ui/toast'
import { cartItemOf } from '../cart-state/cart-product.ts'
import { putInCart, setDrawer } from '../cart-state/cart-store.ts'
import { useLang, useWords } from '../i18n/locale-context.tsx'
import { inLanguage } from '../i18n/localized-path.ts'
import { faultWords } from '../price-tiers/quantity-issue.ts'
import { useChosen } from './variant-selection-context.tsx'

/**
 * Puts the choice in the cart if its quantity can be ordered, says so with the way to the cart, and closes the drawer;
 * otherwise says what is wrong and adds nothing (spec, 4 and 5). The choice then shows what the cart holds.
 */
export function usePutChoice(): () => void {
  const words = useWords('cart')
  const toCart = useWayToCart()
  const { product, tiers, store } = useChosen()
  return () => {
    const { selection } = store.getState()
    const count = pieceCount(selection)
    const fault = faultWords(tiers, count, words)
    if (fault) {
      void toast(fault, 'error', undefined, 'choice')
      return
    }
    putInCart(cartItemOf(product, selection))
    store.setState({ before: null })
    setDrawer(null)
    void toast(
      <div className="toast-said">
        <span>
          {words.added}
          <small>{words.addedDetail(count)}</small>
        </span>
        <a {...toCart}>{words.openCart}</a>
      </div>,
      'success',
      undefined,
      'choice',
    )
  }
}

/** A link to the cart for what stands outside the page, such as a toast. */
function useWayToCart() {
  const lang = useLang()
  const navigate = useNavigate()
  return {
    href: inLanguage(lang, '/cart'),
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault()
      void navigate({ to: '/cart' })
    },
  }
}
