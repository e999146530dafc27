/** "Make it 50": where the pieces of an offer go. */

import type { Selection } from '@zayy/domain/cart/cart'
import { changeQuantity, quantityOf } from '@zayy/domain/cart/selection'
import type { VariantCell } from './variant-selection-store.ts'

export type IncreasedSelection = VariantCell & { selection: Selection }

/**
 * Adds `more` pieces to what is chosen: to the place touched last while it holds pieces, otherwise to
 * the place that holds most. null when nothing is chosen, because then no place is meant.
 */
export function increaseSelection(
  selection: Selection,
  more: number,
  touched: VariantCell | null,
): IncreasedSelection | null {
  const cell =
    touched && quantityOf(selection, touched.colour, touched.size) > 0 ? touched : largest(selection)
  if (!cell) return null
  return { ...cell, selection: changeQuantity(selection, cell.colour, cell.size, more) }
}

function largest(selection: Selection): VariantCell | null {
  const cells = selection.flatMap(({ color_id, sizes }) =>
    sizes.map(({ size_id, quantity }) => ({ colour: color_id, size: size_id, quantity })),
  )
  const [first, ...others] = cells
  if (!first) return null
  const { colour, size } = others.reduce((most, cell) => (cell.quantity > most.quantity ? cell : most), first)
  return { colour, size }
}
