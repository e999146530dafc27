import { afterHydration } from '../use-loaded-component.tsx'
import { readQuantity } from '@zayy/domain/cart/read-quantity'
import { quantityOf } from '@zayy/domain/cart/selection'
import { foldDigits } from '@zayy/domain/text/digits'
import { useState } from 'react'
import { useVariantPicker, useVariantSelection } from './variant-selection-context.tsx'
import {
  dropWrongText,
  isEqual,
  setCell,
  startTyping,
  typeInCell,
  type VariantCell,
} from './variant-selection-store.ts'

/** What is wrong with a quantity, loaded after hydration. */
export const WrongQuantitiesHost = afterHydration(() => import('./tools/wrong-quantities.tsx'))

type CellText = {
  quantity: number
  /** What the field shows in place of the quantity: the number as it is being typed, or a wrong text. */
  text: string | null
  isWrong: boolean
  /** What stands in the field was typed since it was entered. */
  isTyped: boolean
  onEnter: () => void
  onType: (text: string) => void
  onLeave: () => void
  /** Takes back a wrong text. */
  onCancel: () => void
}

/**
 * The text in the field of a cell. 12.00 stays as it is typed and counts as 12; anything that is no quantity stays to be seen,
 * and counts as what the cell held before.
 * @param emptyWaits an emptied field keeps its quantity until it is left
 */
export function useCellText(cell: VariantCell, emptyWaits = false): CellText {
  const { store } = useVariantPicker()
  const quantity = useVariantSelection(({ selection }) => quantityOf(selection, cell.colour, cell.size))
  const wrong = useVariantSelection((state) => state.wrong.find((one) => isEqual(one.cell, cell))?.text)
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = typed?.trim() === ''
  // What changes the quantity otherwise (Undo, a paste, another view) also replaces what was typed.
  const isTyped = isEmpty ? emptyWaits || quantity === 0 : typed !== null && readQuantity(typed) === quantity
  return {
    quantity,
    isTyped: isTyped || wrong !== undefined,
    text: wrong ?? (isTyped ? typed : null),
    isWrong: wrong !== undefined,
    onEnter: () => startTyping(store),
    onType: (written) => {
      // As everywhere in the shop, figures are shown as 0 to 9.
      const text = foldDigits(written)
      setTyped(text)
      if (emptyWaits && text.trim() === '') dropWrongText(store, cell)
      else typeInCell(store, cell, text)
    },
    onLeave: () => {
      if (emptyWaits && isEmpty && quantity > 0) setCell(store, cell, 0)
      setTyped(null)
    },
    onCancel: () => {
      setTyped(null)
      dropWrongText(store, cell)
    },
  }
}
