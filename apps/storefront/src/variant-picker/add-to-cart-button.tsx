import { Icon } from '@zayy/ui/icon'
import type { ReactNode } from 'react'
import { useMessages } from '../i18n/locale-context.tsx'
import { Price } from '../layout/price.tsx'
import { isSingleVariant } from './picker-view.ts'
import { useAddToCart } from './use-add-to-cart.tsx'
import { useCheckOut, useInCart } from './use-in-cart.ts'
import { useSelectionSum, useVariantPicker } from './variant-selection-context.tsx'
import button from '@zayy/ui/button.module.css'

/**
 * The main button. At 0 pieces it is disabled and says what is missing; a product in the cart is updated, at 0 removed, and where
 * nothing is changed it goes on to the checkout.
 */
export function AddToCartButton({ className }: { className: string }) {
  const messages = useMessages('cart')
  const { quantity } = useSelectionSum()
  const choose = useChooseLabel()
  const inCart = useInCart()
  const label = {
    none: quantity === 0 ? choose : messages.add(quantity),
    changed: quantity === 0 ? messages.takeOut : messages.update(quantity),
    same: messages.inCart,
  }[inCart]
  return (
    <BuyButton className={`${button.fullWidth} ${className}`}>
      <Icon name="tote-simple" />
      {label}
    </BuyButton>
  )
}

/** The same in short, with the sum: for the buy bar of phones. At 0 pieces it leads to colours and sizes, or removes. */
export function AddToCartButtonWithSum() {
  const choose = useChooseLabel()
  const { quantity, subtotal } = useSelectionSum()
  const label = useShortLabel()
  const className = `${button.fullWidth} ${button.tall}`
  const inCart = useInCart()
  if (quantity === 0 && inCart === 'none')
    return (
      <button type="button" className={`${button.primary} ${className}`} onClick={goToVariants}>
        {choose}
      </button>
    )
  return (
    <BuyButton className={className}>
      {label}
      {quantity === 0 ? null : (
        <>
          {' · '}
          <Price amount={subtotal} />
        </>
      )}
    </BuyButton>
  )
}

/** What there is to choose before anything can be added. */
function useChooseLabel(): string {
  const messages = useMessages('cart')
  const { product } = useVariantPicker()
  return isSingleVariant(product) ? messages.chooseQuantity : messages.chooseFirst
}

/** What the main button says where room is scarce. */
export function useShortLabel(): string {
  const messages = useMessages('cart')
  const { quantity } = useSelectionSum()
  const changed = quantity === 0 ? messages.takeOut : messages.updateShort
  return { none: messages.addShort, changed, same: messages.inCart }[useInCart()]
}

/** One element whatever it does, so that it keeps the focus; the second press of a double click does not go on to the checkout. */
export function BuyButton({ className = '', children }: { className?: string; children: ReactNode }) {
  const inCart = useInCart()
  const { quantity } = useSelectionSum()
  const addToCart = useAddToCart()
  const checkOut = useCheckOut()
  return (
    <button
      type="button"
      className={`${button.primary} ${className}`}
      disabled={quantity === 0 && inCart === 'none'}
      onClick={(event) => {
        if (inCart !== 'same') addToCart()
        else if (event.detail < 2) checkOut()
      }}
    >
      {children}
    </button>
  )
}

function goToVariants() {
  const variants = document.getElementById('variants')
  variants?.scrollIntoView()
  variants?.focus({ preventScroll: true })
}
