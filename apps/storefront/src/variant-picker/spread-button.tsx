import { pieceCount } from '@zayy/domain/cart/piece-count'
import { spreadSelection } from '@zayy/domain/cart/spread-selection'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { quantityOffer as ar } from '@zayy/i18n/messages/ar/quantity-offer'
import { quantityOffer as en } from '@zayy/i18n/messages/en/quantity-offer'
import button from '@zayy/ui/button.module.css'
import { messagesHook } from '../i18n/locale-context.tsx'
import { useChangeTargetQuantity } from '../prices/change-target-quantity.ts'
import { goToVariants } from './add-to-cart-button.tsx'
import { useUndoToast } from './tools/use-undo-toast.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import { replaceSelection } from './variant-selection-store.ts'

/**
 * Spreads a quantity in the proportions of the selection, or before anything is selected evenly over the active colour's sizes,
 * and leads to them.
 */
export function SpreadButton({
  quantity,
  className = '',
}: {
  quantity: number
  className?: string | undefined
}) {
  const messages = useQuantityOfferMessages()
  const { product, tiers, store } = useVariantPicker()
  const colour = useVariantSelection(({ activeColour }) => activeColour)
  const toastWithUndo = useUndoToast()
  const active = product.colours.find(({ id }) => id === colour)
  if (!active || product.sizes.length === 0) return null
  const spread = (from: Element) => {
    const { selection } = store.getState()
    const to = spreadSelection(selection, {
      total: quantity,
      product,
      colour,
      most: greatestQuantity(tiers),
    })
    if (!to) return
    replaceSelection(store, to)
    const isScaled = pieceCount(selection) > 0
    toastWithUndo(isScaled ? messages.scaled(quantity) : messages.spreadDone(quantity, active.name))
    goToVariants(from)
  }
  return (
    <button
      type="button"
      className={`${button.accent} ${button.small} ${className}`}
      onClick={({ currentTarget }) => spread(currentTarget)}
    >
      {messages.spread}
    </button>
  )
}

/** Returns a function that shows the prices of a quantity, and keeps it as the target quantity; 0 shows those of the selection. */
export function useProposeQuantity(): (quantity: number) => void {
  const { store } = useVariantPicker()
  const changeTarget = useChangeTargetQuantity()
  return (quantity) => {
    const count = pieceCount(store.getState().selection)
    store.setState({ proposed: count === 0 || quantity === 0 || quantity === count ? null : quantity })
    changeTarget(quantity)
  }
}

export const useQuantityOfferMessages = messagesHook({ ar, en })
