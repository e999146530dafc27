import type { Selection } from '@zayy/domain/cart/cart'
import { pieceCount } from '@zayy/domain/cart/piece-count'
import { toast } from '@zayy/ui/toast'
import type { CartProduct } from '../cart-state/cart-product.ts'
import { useMessages } from '../i18n/locale-context.tsx'
import { useTargetQuantity } from '../prices/needed-quantity.ts'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { increaseSelection, replaceSelection, type VariantCell } from './variant-selection-store.ts'

/** What an offer is accepted for. `touched`: the cell changed last; `replace` takes the selection with the added pieces. */
type Acceptance = {
  product: CartProduct
  selection: Selection
  touched: VariantCell | null
  replace: (selection: Selection) => void
}

/** Adds the pieces of an accepted price break, and says to which colour and size. */
export function useAddOfferedPieces(): (more: number, acceptance: Acceptance) => void {
  const messages = useMessages('cart')
  return (more, { product, selection, touched, replace }) => {
    const increased = increaseSelection(selection, more, touched)
    if (!increased) return
    replace(increased.selection)
    const colour = product.colours.find(({ id }) => id === increased.colour)
    const size = product.sizes.find(({ id }) => id === increased.size)
    if (colour && size)
      void toast(messages.increased(more, colour.name, size.name), 'success', undefined, 'selection')
  }
}

/** The same for the variant picker's own selection. */
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

/** The quantity at which the tier bar stands: what is selected or, before anything is, what is needed; 0: neither. */
export function usePricedQuantity(): number {
  const count = useVariantSelection(({ selection }) => pieceCount(selection))
  const needed = useTargetQuantity()
  return count === 0 && needed > 1 ? needed : count
}
