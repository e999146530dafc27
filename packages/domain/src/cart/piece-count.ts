import type { Selection } from './cart.ts'

export function pieceCount(selection: Selection): number {
  return selection.reduce((sum, colour) => sum + sizesCount(colour.sizes), 0)
}

/** Pieces of one colour over its sizes: the badge of the colour. */
export function colourCount(selection: Selection, colorId: number): number {
  return pieceCount(selection.filter((colour) => colour.color_id === colorId))
}

/** Pieces of one size over all colours: the total of a grid column. */
export function sizeCount(selection: Selection, sizeId: number): number {
  return selection.reduce(
    (sum, { sizes }) => sum + sizesCount(sizes.filter((size) => size.size_id === sizeId)),
    0,
  )
}

function sizesCount(sizes: Selection[number]['sizes']): number {
  return sizes.reduce((sum, size) => sum + size.quantity, 0)
}
