import { useNavigate } from '@tanstack/react-router'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { greatestQuantity, leastQuantity, type PriceTier } from '@zayy/domain/catalog/price-tiers'
import { quantityFault } from '@zayy/domain/catalog/quantity-limits'
import type { CoreWords } from '@zayy/i18n/words/core'
import { toast } from '@zayy/ui/toast'
import { useLang, useWords } from '../language/language-context.tsx'
import { inLanguage } from '../language/language-path.ts'
import { putInCart, setDrawer } from './cart-store.ts'
import { useChosen } from './choice-context.tsx'
import { cartItemOf } from './choosable.ts'

/** What is wrong with a number of pieces, said with the numbers and what to do; null: nothing (spec, 5 Quantity). */
export function faultWords(
  tiers: readonly PriceTier[],
  count: number,
  words: CoreWords['cart'],
): string | null {
  switch (quantityFault(tiers, count)) {
    case 'noColours':
      return words.noColours
    case 'lowerQuantity':
      return words.lowerQuantity(leastQuantity(tiers), leastQuantity(tiers) - count)
    case 'largerQuantity':
      return words.largerQuantity(greatestQuantity(tiers), count - greatestQuantity(tiers))
    case null:
      return null
  }
}

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
