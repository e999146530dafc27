import { Icon } from '@zayy/ui/icon'
import { findCartItem } from '../cart-state/cart-product.ts'
import { useCart } from '../cart-state/store/cart-store.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { useAddToCart } from './use-add-to-cart.tsx'
import { useSelectionSum, useVariantPicker } from './variant-selection-context.tsx'
import button from '@zayy/ui/button.module.css'

/** The main button. At 0 pieces it is disabled and says what is missing; a product in the cart is updated. */
export function AddToCartButton({ className }: { className: string }) {
  const messages = useMessages('cart')
  const { quantity } = useSelectionSum()
  const inCart = useInCart()
  const addToCart = useAddToCart()
  const label =
    quantity === 0 ? messages.chooseFirst : inCart ? messages.update(quantity) : messages.add(quantity)
  return (
    <button
      type="button"
      className={`${button.primary} ${button.fullWidth} ${className}`}
      disabled={quantity === 0}
      onClick={addToCart}
    >
      <Icon name="tote-simple" />
      {label}
    </button>
  )
}

/** The same in short, with the sum: for the buy bar of phones. */
export function AddToCartButtonWithSum() {
  const messages = useMessages('cart')
  const { quantity, subtotal } = useSelectionSum()
  const inCart = useInCart()
  const addToCart = useAddToCart()
  return (
    <button
      type="button"
      className={`${button.primary} ${button.fullWidth} ${button.tall}`}
      disabled={quantity === 0}
      onClick={addToCart}
    >
      {quantity === 0 ? (
        messages.chooseFirst
      ) : (
        <>
          {inCart ? messages.updateShort : messages.addShort} · <Price amount={subtotal} />
        </>
      )}
    </button>
  )
}

function useInCart(): boolean {
  const { product } = useVariantPicker()
  return useCart(({ items }) => findCartItem(items, product.id) !== undefined)
}
