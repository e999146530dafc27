/** Selects the cells of a paste that match a colour and a size of the product. */

import type { PastedBlock, PastedRow } from './read-block.ts'

/** Returns the colour and size of a cell, or null if the product lacks either. */
export function placeOf(
  { columns }: Pick<PastedBlock, 'columns'>,
  { colour }: PastedRow,
  at: number,
): { colour: number; size: number } | null {
  const size = columns[at]?.size ?? null
  return colour === null || size === null ? null : { colour, size }
}

/** Returns the cells that go into the selection, row by row. */
export function acceptedCells(block: PastedBlock) {
  return block.rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const place = placeOf(block, row, at)
      if (!place || cell.kind === 'rejected') return []
      return [{ ...place, quantity: cell.kind === 'quantity' ? cell.quantity : 0 }]
    }),
  )
}

export function acceptedPieces(block: PastedBlock): number {
  return acceptedCells(block).reduce((sum, { quantity }) => sum + quantity, 0)
}
