import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { quantityOf } from '@zayy/domain/cart/selection'
import { foldDigits } from '@zayy/domain/text/digits'
import { useState } from 'react'
import { afterHydration } from '../use-loaded-component.tsx'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import {
  dropWrongText,
  isEqual,
  setCell,
  startTyping,
  typeInCell,
  type VariantCell,
} from './variant-selection-store.ts'

export const DeferredQuantityErrors = afterHydration(() => import('./tools/quantity-errors.tsx'))

/**
 * The text in a cell's field. 12.00 stays as typed and counts as 12; an invalid text stays visible while the cell keeps its
 * earlier quantity.
 * @param emptyWaits an emptied field keeps its quantity until blur
 */
export function useCellText(cell: VariantCell, emptyWaits = false) {
  const { store } = useVariantPicker()
  const quantity = useVariantSelection(({ selection }) => quantityOf(selection, cell.colour, cell.size))
  const wrong = useVariantSelection((state) => state.wrong.find((one) => isEqual(one.cell, cell))?.text)
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = typed?.trim() === ''
  // A change from elsewhere (undo, paste, another view) replaces the typed text.
  const isTyped = isEmpty ? emptyWaits || quantity === 0 : typed !== null && readQuantity(typed) === quantity
  return {
    quantity,
    /** The field's content was typed since it got the focus. */
    isTyped: isTyped || wrong !== undefined,
    /** Shown instead of the quantity: the number as it is being typed, or an invalid text. */
    text: wrong ?? (isTyped ? typed : null),
    isWrong: wrong !== undefined,
    onEnter: () => startTyping(store),
    onType: (written: string) => {
      // The shop shows only Western digits.
      const text = foldDigits(written)
      setTyped(text)
      if (emptyWaits && text.trim() === '') dropWrongText(store, cell)
      else typeInCell(store, cell, text)
    },
    onLeave: () => {
      if (emptyWaits && isEmpty && quantity > 0) setCell(store, cell, 0)
      setTyped(null)
    },
    /** Discards an invalid text. */
    onCancel: () => {
      setTyped(null)
      dropWrongText(store, cell)
    },
  }
}
