import type { Selection } from '@zayy/domain/cart/cart'
import { spreadSelection } from '@zayy/domain/cart/spread-selection'
import { greatestQuantity } from '@zayy/domain/catalog/price-tiers'
import { useRef } from 'react'
import { useVariantPicker } from '../variant-selection-context.tsx'
import { replaceSelection, undo } from '../variant-selection-store.ts'

type MovePin = {
  /** Spreads so many pieces by the run that was chosen before the pin was moved. */
  moveTo: (quantity: number) => void
  /** What is moved next is another step of Undo. */
  settle: () => void
  /** Takes back what was moved since the latest settle(). */
  cancel: () => void
}

/**
 * Moves the pin of the tier bar. All moves in a row spread the same run, so that a pin pulled to 3 pieces and back to 50 finds its
 * proportions again, and are one step of Undo.
 */
export function useMovePin(): MovePin {
  const { product, tiers, store } = useVariantPicker()
  const moved = useRef<{ run: Selection; to: Selection } | null>(null)
  const settle = () => store.setState({ typing: null })
  return {
    moveTo: (quantity) => {
      const { selection, activeColour } = store.getState()
      const run = moved.current?.to === selection ? moved.current.run : selection
      const to = spreadSelection(run, {
        total: quantity,
        product,
        colour: activeColour,
        most: greatestQuantity(tiers),
      })
      if (!to) return
      moved.current = { run, to }
      replaceSelection(store, to, 'pin')
    },
    settle,
    cancel: () => {
      if (store.getState().typing === 'pin') undo(store)
      settle()
    },
  }
}
