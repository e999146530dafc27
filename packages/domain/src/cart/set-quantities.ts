import type { Selection } from './cart.ts'
import { setQuantity } from './selection.ts'

/** Sets the quantities of the given colours and sizes, each a whole number. Other quantities stay. */
export function setQuantities(
  selection: Selection,
  cells: readonly { colour: number; size: number; quantity: number }[],
): Selection {
  return cells.reduce(
    (filled, { colour, size, quantity }) => setQuantity(filled, colour, size, quantity),
    selection,
  )
}
