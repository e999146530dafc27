import { useNavigate } from '@tanstack/react-router'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import type { ReactNode } from 'react'
import { cartItemOf, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, putInCart, removeFromCart, setDrawer, useCart } from '../cart-state/cart-store.ts'
import { useLocale, useMessages } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { Price } from '../prices/price.tsx'
import { quantityIssueMessage } from '../prices/quantity-issue.ts'
import { isSingleVariant } from './picker-view.ts'
import { useSelectionSum, useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { isEqual, setActiveColour } from './variant-selection-store.ts'
import { quantityFieldName } from './pre-hydration-steps.tsx'
import button from '@zayy/ui/button.module.css'
import styles from './variant-picker.module.css'

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

/**
 * Adds the selection to the cart if its quantity can be ordered, shows a toast with a link to the cart, and closes the drawer;
 * otherwise shows what is wrong and adds nothing (spec, 4 and 5). At 0 pieces a product of the cart is taken out of it.
 */
function useAddToCart(): () => void {
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
      <div className={styles.toast}>
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

/** Whether the product is in the cart, and with other quantities than are chosen here. */
function useInCart(): 'none' | 'changed' | 'same' {
  const { product } = useVariantPicker()
  const selection = useVariantSelection((state) => state.selection)
  const item = useCart(({ items }) => findCartItem(items, product.id))
  if (!item) return 'none'
  return isEqual(item.selectedProduct.colors, selection) ? 'same' : 'changed'
}

/** Goes to the checkout, out of an open drawer too. */
function useCheckOut(): () => void {
  const navigate = useNavigate()
  const stopsAtWrongCell = useWrongGuard()
  return () => {
    if (stopsAtWrongCell()) return
    setDrawer(null)
    void navigate({ to: '/checkout' })
  }
}

/** Stops an order while a cell holds a text that is no quantity: names the cell and goes to it. Returns whether it did. */
export function useWrongGuard(): () => boolean {
  const messages = useMessages('cart')
  const { product, store } = useVariantPicker()
  return () => {
    const cell = store.getState().wrong[0]?.cell
    if (!cell) return false
    const colour = product.colours.find(({ id }) => id === cell.colour)?.name ?? ''
    const size = product.sizes.find(({ id }) => id === cell.size)?.name ?? ''
    void toast(messages.fixQuantity(messages.cell(colour, size)), 'error', undefined, 'selection')
    setActiveColour(store, cell.colour)
    // The tiles of another colour have to be drawn first. What is not seen takes no focus.
    requestAnimationFrame(() => {
      const name = quantityFieldName(cell)
      for (const field of document.querySelectorAll<HTMLElement>(`input[name="${name}"]`)) field.focus()
    })
    return true
  }
}
