/** "All these cells at once." */

import type { Selection } from './cart.ts'
import { setQuantity } from './selection.ts'

/** Sets the quantities of many colours and sizes, each a whole number; the rest of the selection stays. */
export function setQuantities(
  selection: Selection,
  cells: readonly { colour: number; size: number; quantity: number }[],
): Selection {
  return cells.reduce(
    (filled, { colour, size, quantity }) => setQuantity(filled, colour, size, quantity),
    selection,
  )
}
