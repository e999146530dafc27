/** "How many pieces: of a size in a colour, of a colour, of a size over all colours, of all." */

import type { Selection } from './cart.ts'

export function pieceCount(selection: Selection): number {
  return selection.reduce((sum, colour) => sum + sizesCount(colour.sizes), 0)
}

/** Pieces of one colour over its sizes: the number on its badge. */
export function colourCount(selection: Selection, colorId: number): number {
  return pieceCount(selection.filter((colour) => colour.color_id === colorId))
}

/** Pieces of one size over all colours: the sum under a column of the grid. */
export function sizeCount(selection: Selection, sizeId: number): number {
  return selection.reduce(
    (sum, { sizes }) => sum + sizesCount(sizes.filter((size) => size.size_id === sizeId)),
    0,
  )
}

function sizesCount(sizes: Selection[number]['sizes']): number {
  return sizes.reduce((sum, size) => sum + size.quantity, 0)
}
