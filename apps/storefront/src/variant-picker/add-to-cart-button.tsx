import { useNavigate } from '@tanstack/react-router'
import type { CartItem, Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import button from '@zayy/ui/button.module.css'
import { Icon } from '@zayy/ui/icon'
import { toast } from '@zayy/ui/toast'
import type { ReactNode } from 'react'
import { availableSelection, cartItemOf, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, putInCart, removeFromCart, setDrawer, useCart } from '../cart-state/cart-store.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { localizedPath } from '../i18n/localized-path.ts'
import { Price } from '../prices/price.tsx'
import { quantityIssueMessage } from '../prices/quantity-issue.ts'
import { isSingleVariant } from './picker-view.ts'
import { quantityFieldName } from './pre-hydration-steps.tsx'
import styles from './variant-picker.module.css'
import {
  useSelectionSum,
  useSettledSelection,
  useVariantPicker,
  useVariantSelection,
} from './variant-selection-context.tsx'
import { isEqual, setActiveColour, type VariantSelectionStore } from './variant-selection-store.ts'

/** Adds the selection to the cart, updates or removes it there, or leads to the checkout if nothing has changed. */
export function AddToCartButton({ className }: { className: string }) {
  const messages = useBuyingMessages('cart')
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

/** The button of the buy bar on phones. At 0 pieces it scrolls to colours and sizes unless the cart holds the product. */
export function AddToCartButtonWithSum() {
  const choose = useChooseLabel()
  const { quantity, subtotal } = useSelectionSum()
  const label = useShortLabel()
  const className = `${button.fullWidth} ${button.tall}`
  const inCart = useInCart()
  if (quantity === 0 && inCart === 'none')
    return (
      <button
        type="button"
        className={`${button.primary} ${className}`}
        onClick={({ currentTarget }) => goToVariants(currentTarget)}
      >
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

function useChooseLabel(): string {
  const messages = useBuyingMessages('cart')
  const { product } = useVariantPicker()
  return isSingleVariant(product) ? messages.chooseQuantity : messages.chooseFirst
}

export function useShortLabel(): string {
  const messages = useBuyingMessages('cart')
  const { quantity } = useSelectionSum()
  const changed = quantity === 0 ? messages.takeOut : messages.updateShort
  return { none: messages.addShort, changed, same: messages.inCart }[useInCart()]
}

/** Stays one element so that it keeps the focus. The second press of a double click does not open the checkout. */
export function BuyButton({
  className = '',
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const inCart = useInCart()
  const { product, store } = useVariantPicker()
  // Not settled: a press right after the first digit must not be lost.
  const isEmpty = useVariantSelection(({ selection }) => pieceCount(selection) === 0)
  const addToCart = useAddToCart()
  const checkOut = useCheckOut()
  return (
    <button
      type="button"
      className={`${button.primary} ${className}`}
      disabled={isEmpty && inCart === 'none'}
      onClick={(event) => {
        // The selection may be newer than the label.
        if (inCart !== 'same' || inCartNow(product.id, store) !== 'same') addToCart()
        else if (event.detail < 2) checkOut()
      }}
    >
      {children}
    </button>
  )
}

/** Scrolls to colours and sizes and focuses them: those of the dialog around `from`, or else of the page. */
export function goToVariants(from: Element): void {
  const dialog = from.closest('[role=dialog]')
  const variants = (dialog ?? document).querySelector<HTMLElement>('[data-variants]')
  variants?.scrollIntoView({ block: dialog ? 'nearest' : 'start' })
  variants?.focus({ preventScroll: true })
}

/**
 * Puts the selection in the cart if its quantity can be ordered (spec, 4 and 5), closes the drawer and shows a toast. At 0
 * pieces it removes the product from the cart.
 */
function useAddToCart(): () => void {
  const messages = useBuyingMessages('cart')
  const toCart = useWayToCart()
  const { product, tiers, store } = useVariantPicker()
  const stopsAtWrongCell = useInvalidCellGuard()
  return () => {
    if (stopsAtWrongCell()) return
    const { selection } = store.getState()
    const count = pieceCount(selection)
    const replaced = findCartItem(cartStore.getState().items, product.id)?.selectedProduct.colors
    if (count === 0 && replaced) {
      removeFromCart(product.id)
      setDrawer(null)
      void toast(messages.takenOut, 'success', 'selection')
      return
    }
    const issue = quantityIssueMessage(tiers, count, messages)
    if (issue) {
      void toast(issue, 'error', 'selection')
      return
    }
    const dropped = replaced ? pieceCount(replaced) - pieceCount(availableSelection(replaced, product)) : 0
    putInCart(cartItemOf(product, selection))
    store.setState({ history: [], typing: null })
    setDrawer(null)
    void toast(
      <div className={styles.toast}>
        <span>
          {messages.piecesInCart(piecesInCart())}
          <small>{dropped > 0 ? messages.droppedPieces(dropped) : messages.added}</small>
        </span>
        <a {...toCart}>{messages.openCart}</a>
      </div>,
      'success',
      'selection',
      dropped > 0 ? 8000 : undefined,
    )
  }
}

function piecesInCart(): number {
  const { items } = cartStore.getState()
  return items.reduce((sum, { selectedProduct }) => sum + pieceCount(selectedProduct.colors), 0)
}

/** Returns the props of a link to the cart outside the router's tree, such as in a toast. */
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

type InCart = 'none' | 'changed' | 'same'

/** Compares the selection with the product's cart item. */
function useInCart(): InCart {
  const { product } = useVariantPicker()
  const selection = useSettledSelection((state) => state.selection)
  const item = useCart(({ items }) => findCartItem(items, product.id))
  return comparedWithCart(item, selection)
}

function inCartNow(productId: number, store: VariantSelectionStore): InCart {
  return comparedWithCart(findCartItem(cartStore.getState().items, productId), store.getState().selection)
}

function comparedWithCart(item: CartItem | undefined, selection: Selection): InCart {
  if (!item) return 'none'
  return isEqual(item.selectedProduct.colors, selection) ? 'same' : 'changed'
}

function useCheckOut(): () => void {
  const navigate = useNavigate()
  const stopsAtWrongCell = useInvalidCellGuard()
  return () => {
    if (stopsAtWrongCell()) return
    setDrawer(null)
    void navigate({ to: '/checkout' })
  }
}

/** Returns a function that, if a cell holds an invalid quantity, names and focuses the cell and returns true. */
export function useInvalidCellGuard(): () => boolean {
  const messages = useBuyingMessages('cart')
  const { product, store } = useVariantPicker()
  return () => {
    const cell = store.getState().wrong[0]?.cell
    if (!cell) return false
    const colour = product.colours.find(({ id }) => id === cell.colour)?.name ?? ''
    const size = product.sizes.find(({ id }) => id === cell.size)?.name ?? ''
    void toast(messages.fixQuantity(messages.cell(colour, size)), 'error', 'selection')
    setActiveColour(store, cell.colour)
    // The tiles of another colour are rendered first. Hidden fields ignore focus().
    requestAnimationFrame(() => {
      const name = quantityFieldName(cell)
      for (const field of document.querySelectorAll<HTMLElement>(`input[name="${name}"]`)) field.focus()
    })
    return true
  }
}
