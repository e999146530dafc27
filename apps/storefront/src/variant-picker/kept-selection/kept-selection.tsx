import { useLayoutEffect } from 'react'
import { availableSelection, type CartProduct, findCartItem } from '../../cart-state/cart-product.ts'
import { cartStore } from '../../cart-state/store/cart-store.ts'
import { mergeSelection } from '../merge-selection.ts'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { isSame, type VariantSelectionStore } from '../variant-selection-store.ts'
import { readSelection, storeSelection } from './stored-selections.ts'

/**
 * Brings back what was chosen of the product in this tab and not put in the cart, as before a reload, on the way back or in the
 * other language, and keeps what is chosen from now on. What the cart got meanwhile, and what was typed since the page
 * loaded, stays.
 */
export function KeptSelection() {
  const { product, store } = useVariantPicker()
  // Before the effects of the grid's tools, which ask what becomes of a selection when the draft of a link is opened over it.
  useLayoutEffect(() => {
    bringBack(product, store)
    const keep = () => keepSelection(product, store)
    keep()
    const stops = [store.subscribe(keep), cartStore.subscribe(keep)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [product, store])
  return null
}

function bringBack(product: CartProduct, store: VariantSelectionStore): void {
  const kept = readSelection(product)
  if (!kept) return
  const { selection } = store.getState()
  const inCart = inCartOf(product)
  const before = mergeSelection(kept.inCart, kept.chosen, inCart)
  const merged = mergeSelection(inCart, selection, before)
  if (!isSame(merged, selection)) store.setState({ selection: merged, history: [] })
}

function keepSelection(product: CartProduct, store: VariantSelectionStore): void {
  const chosen = store.getState().selection
  const inCart = inCartOf(product)
  storeSelection(product.id, isSame(chosen, inCart) ? null : { inCart, chosen })
}

/** What the cart holds of a product, without colours and sizes that it no longer has. */
function inCartOf(product: CartProduct) {
  const item = findCartItem(cartStore.getState().items, product.id)
  return item ? availableSelection(item.selectedProduct.colors, product) : []
}
