import { useHydrated } from '@tanstack/react-router'
import type { Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { type PriceTier, tiersFromWire, unitPrice } from '@zayy/domain/catalog/price-tiers'
import { type LineSum, lineSum } from '@zayy/domain/checkout/order-totals'
import type { Halalas } from '@zayy/domain/money'
import { toast } from '@zayy/ui/toast'
import {
  createContext,
  createRef,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { afterPaint } from '../after-paint.ts'
import { availableSelection, type CartProduct, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, openCart } from '../cart-state/cart-store.ts'
import { useBuyingMessages } from '../i18n/buying-messages.ts'
import { useTargetQuantity } from '../prices/target-quantity.ts'
import {
  createVariantSelection,
  increaseSelection,
  isEqual,
  mergeSelection,
  replaceSelection,
  type VariantCell,
  type VariantSelection,
  type VariantSelectionStore,
} from './variant-selection-store.ts'

type VariantSelectionValue = {
  product: CartProduct
  tiers: PriceTier[]
  store: VariantSelectionStore
  /** Adds a callback for the paint after a change of the store. Returns the function that removes it. */
  onSettled: (follow: () => void) => () => void
  /** The page's tier bar and totals: the sticky buy bar shows what is out of view. */
  tierBar: RefObject<HTMLDivElement | null>
  totals: RefObject<HTMLDivElement | null>
}

const VariantSelectionContext = createContext<VariantSelectionValue | null>(null)

/**
 * Provides the selection of one product (spec, 4 Variation drawer). After hydration it takes over the product's cart item and
 * follows its changes. Its `key` must be the product's id.
 */
export function VariantSelectionProvider({
  product,
  children,
}: {
  product: CartProduct
  children: ReactNode
}) {
  const [lasting] = useState(() => {
    const store = createVariantSelection(product.colours)
    return {
      store,
      onSettled: settledChanges(store),
      tierBar: createRef<HTMLDivElement>(),
      totals: createRef<HTMLDivElement>(),
    }
  })
  const value = useMemo(
    () => ({ product, tiers: tiersFromWire(product.pieces), ...lasting }),
    [product, lasting],
  )
  const { store } = lasting
  useEffect(() => {
    openCart()
    return followCart(product, store)
  }, [product, store])
  return <VariantSelectionContext value={value}>{children}</VariantSelectionContext>
}

/** Changes before one paint settle once, and together. */
function settledChanges(store: VariantSelectionStore): VariantSelectionValue['onSettled'] {
  const followers = new Set<() => void>()
  let unsettled = false
  store.subscribe(() => {
    if (unsettled) return
    unsettled = true
    afterPaint(() => {
      unsettled = false
      for (const follow of followers) follow()
    })
  })
  return (follow) => {
    followers.add(follow)
    return () => followers.delete(follow)
  }
}

/** Merges the cart's item into the selection, now and at each change of the cart, such as by another tab. */
function followCart(product: CartProduct, store: VariantSelectionStore): () => void {
  let known: Selection = []
  const follow = () => {
    const line = findCartItem(cartStore.getState().items, product.id)
    const inCart = line ? availableSelection(line.selectedProduct.colors, product) : []
    if (isEqual(inCart, known)) return
    const { selection } = store.getState()
    const merged = mergeSelection(known, selection, inCart)
    known = inCart
    if (!isEqual(merged, selection)) store.setState({ selection: merged, history: [] })
  }
  follow()
  return cartStore.subscribe(follow)
}

export function useVariantPicker(): VariantSelectionValue {
  const value = use(VariantSelectionContext)
  if (!value) throw new Error('No VariantSelectionProvider above this component.')
  return value
}

export function useVariantSelection<T>(select: (state: VariantSelection) => T): T {
  return useStore(useVariantPicker().store, select)
}

/**
 * Like useVariantSelection, but follows a change after its paint, so that sums and prices never delay the paint of a typed digit. A part
 * that hydrates begins with the initial state, as the server does.
 */
export function useSettledSelection<T>(select: (state: VariantSelection) => T): T {
  const { store, onSettled } = useVariantPicker()
  const isHydrated = useHydrated()
  const [selected, setSelected] = useState(() =>
    select(isHydrated ? store.getState() : store.getInitialState()),
  )
  const follow = useEffectEvent(() => setSelected(() => select(store.getState())))
  useLayoutEffect(() => {
    follow()
    return onSettled(follow)
  }, [onSettled])
  return selected
}

export function useSelectionSum(): LineSum {
  const { tiers } = useVariantPicker()
  const quantity = useSettledSelection(({ selection }) => pieceCount(selection))
  return useMemo(() => lineSum({ tiers, quantity }), [tiers, quantity])
}

/** `touched` is the cell changed last; `replace` receives the selection with the added pieces. */
type Acceptance = {
  product: CartProduct
  selection: Selection
  touched: VariantCell | null
  replace: (selection: Selection) => void
}

/** Adds the pieces of an accepted price break and shows which colour and size they went to. */
export function useAddOfferedPieces(): (more: number, acceptance: Acceptance) => void {
  const messages = useBuyingMessages('cart')
  return (more, { product, selection, touched, replace }) => {
    const increased = increaseSelection(selection, more, touched)
    if (!increased) return
    replace(increased.selection)
    const colour = product.colours.find(({ id }) => id === increased.colour)
    const size = product.sizes.find(({ id }) => id === increased.size)
    if (colour && size) void toast(messages.increased(more, colour.name, size.name), 'success', 'selection')
  }
}

/** Like useAddOfferedPieces, for the selection of the variant picker. */
export function useAcceptOffer(): (more: number) => void {
  const { product, store } = useVariantPicker()
  const addPieces = useAddOfferedPieces()
  return (more) => {
    const { selection, touched } = store.getState()
    addPieces(more, {
      product,
      selection,
      touched,
      replace: (increased) => replaceSelection(store, increased),
    })
  }
}

/**
 * Returns the quantity whose price is shown: that to which the tier bar was dragged, or else that of the selection, or before
 * anything is selected the target quantity; 0 without any.
 */
export function usePricedQuantity(): number {
  const count = useSettledSelection(({ selection }) => pieceCount(selection))
  const proposed = useVariantSelection((state) => state.proposed)
  const needed = useTargetQuantity()
  if (count > 0) return proposed ?? count
  return needed > 1 ? needed : 0
}

/** Returns the price of a piece at the priced quantity. */
export function useUnitPrice(): Halalas {
  const { tiers } = useVariantPicker()
  return unitPrice(tiers, usePricedQuantity())
}

/** Returns the priced quantity if it is not the selected one, so that a button offers to spread it over the sizes. */
export function useSpreadableQuantity(): number | null {
  const count = useSettledSelection(({ selection }) => pieceCount(selection))
  const priced = usePricedQuantity()
  return priced === count ? null : priced
}
