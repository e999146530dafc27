/** "One choice of one product, shared by the panel, the drawer and the buy bar." */

import { pieceCount } from '@zayy/domain/cart/piece-count'
import { type PriceTier, tiersFromWire } from '@zayy/domain/catalog/price-tiers'
import { type LineSum, lineSum } from '@zayy/domain/checkout/order-totals'
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { availableSelection, type CartProduct, findCartItem } from '../cart-state/cart-product.ts'
import { cartStore, openCart } from '../cart-state/store/cart-store.ts'
import {
  createVariantSelection,
  type VariantSelection,
  type VariantSelectionStore,
} from './variant-selection-store.ts'

type VariantSelectionValue = { product: CartProduct; tiers: PriceTier[]; store: VariantSelectionStore }

const VariantSelectionContext = createContext<VariantSelectionValue | null>(null)

/**
 * Holds what is being chosen of a product for everything below. It starts with what the cart has of it, read
 * once the page is alive, so that putting it in the cart replaces knowingly. Give it the product's id as `key`:
 * another product is another choice (spec, 4 Variation drawer).
 */
export function VariantSelectionProvider({
  product,
  children,
}: {
  product: CartProduct
  children: ReactNode
}) {
  const [store] = useState(() => createVariantSelection(product.colours))
  const value = useMemo(() => ({ product, tiers: tiersFromWire(product.pieces), store }), [product, store])
  useEffect(() => {
    openCart()
    const line = findCartItem(cartStore.getState().items, product.id)
    if (line) store.setState({ selection: availableSelection(line.selectedProduct.colors, product) })
  }, [product, store])
  return <VariantSelectionContext value={value}>{children}</VariantSelectionContext>
}

/** The product being chosen from, its tiers in halalas and the store of the choice. */
export function useVariantPicker(): VariantSelectionValue {
  const value = use(VariantSelectionContext)
  if (!value) throw new Error('ChoiceProvider stands around everything that chooses.')
  return value
}

/** Part of the choice, followed. */
export function useVariantSelection<T>(select: (choice: VariantSelection) => T): T {
  return useStore(useVariantPicker().store, select)
}

/** What the choice costs: pieces, the price of one, their sum and what the tier saves. */
export function useSelectionSum(): LineSum {
  const { tiers } = useVariantPicker()
  const quantity = useVariantSelection(({ selection }) => pieceCount(selection))
  return useMemo(() => lineSum({ tiers, quantity }), [tiers, quantity])
}
