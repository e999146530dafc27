import { MAX_QUANTITY } from '../../catalog/max-quantity.ts'
import type { Selection } from '../cart.ts'
import { quantityOf, setQuantity } from '../selection.ts'
import { acceptedCells } from './accepted-cells.ts'
import type { PastedBlock } from './read-block.ts'

/** `cells`: replaces only the pasted cells, also with 0. `replace`: replaces the whole selection. `add`: adds to it. */
export type PasteMode = 'cells' | 'replace' | 'add'

/** Applies the accepted cells of a block to a selection. Two rows of one colour add up; no quantity exceeds `MAX_QUANTITY`. */
export function applyBlock(selection: Selection, block: PastedBlock, mode: PasteMode): Selection {
  const cells = acceptedCells(block)
  const start =
    mode === 'replace'
      ? []
      : mode === 'add'
        ? selection
        : cells.reduce((cleared, { colour, size }) => setQuantity(cleared, colour, size, 0), selection)
  return cells.reduce(
    (filled, { colour, size, quantity }) =>
      setQuantity(filled, colour, size, Math.min(MAX_QUANTITY, quantityOf(filled, colour, size) + quantity)),
    start,
  )
}
