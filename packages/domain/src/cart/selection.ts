/** "Plus and minus, or a typed number: never below nothing, and what is at nothing is gone." */

import type { Selection } from './cart.ts'

/** How many pieces of a size in a colour are chosen; 0 where there are none. */
export function quantityOf(selection: Selection, colorId: number, sizeId: number): number {
  const colour = selection.find((entry) => entry.color_id === colorId)
  return colour?.sizes.find((entry) => entry.size_id === sizeId)?.quantity ?? 0
}

/**
 * Changes a quantity by a signed whole number (spec, 4 Cart): never below 0; a missing colour or size
 * appears only for a positive change and starts at it; a size that reaches 0 goes, and with its last
 * size the colour.
 * @throws RangeError for a change that is not a whole number.
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

/** Sets a quantity by applying the difference, as typing a number does (spec, 4 Cart). */
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
