/** Changes quantities of a selection. A size or colour that reaches 0 is removed. */

import type { Selection } from './cart.ts'

export function quantityOf(selection: Selection, colorId: number, sizeId: number): number {
  const colour = selection.find((entry) => entry.color_id === colorId)
  return colour?.sizes.find((entry) => entry.size_id === sizeId)?.quantity ?? 0
}

/**
 * Changes a quantity by a signed whole number, to at least 0 (spec, 4 Cart). A positive change adds a missing colour or size. A
 * size at 0 is removed, and its colour with the last size.
 * @throws RangeError if the change is not a whole number
 */
export function changeQuantity(
  selection: Selection,
  colorId: number,
  sizeId: number,
  delta: number,
): Selection {
  if (!Number.isSafeInteger(delta)) throw new RangeError(`not a whole number of pieces: ${delta}`)
  const quantity = Math.max(0, quantityOf(selection, colorId, sizeId) + delta)
  const colour = selection.find((entry) => entry.color_id === colorId)
  const sizes = placed(colour?.sizes ?? [], (entry) => entry.size_id === sizeId, {
    size_id: sizeId,
    quantity,
  })
  const changed = { color_id: colorId, sizes: sizes.filter((entry) => entry.quantity > 0) }
  return placed(selection, (entry) => entry.color_id === colorId, changed).filter(
    (entry) => entry.sizes.length > 0,
  )
}

/** Sets a quantity by applying the difference to the current one (spec, 4 Cart). */
export function setQuantity(
  selection: Selection,
  colorId: number,
  sizeId: number,
  quantity: number,
): Selection {
  return changeQuantity(selection, colorId, sizeId, quantity - quantityOf(selection, colorId, sizeId))
}

function placed<T>(entries: readonly T[], same: (entry: T) => boolean, entry: T): T[] {
  const index = entries.findIndex(same)
  return index < 0 ? [...entries, entry] : entries.with(index, entry)
}
