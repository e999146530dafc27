/** "Of what was pasted, those cells count that have a colour and a size of the product." */

import type { PastedBlock, PastedRow } from './read-block.ts'

/** What a cell makes of the selection; 0 pieces where it is empty. */
type AcceptedCell = { colour: number; size: number; quantity: number }

/** Where the cell at a place of a row goes; null where the product has no such colour or size. */
export function placeOf(
  { columns }: Pick<PastedBlock, 'columns'>,
  { colour }: PastedRow,
  at: number,
): { colour: number; size: number } | null {
  const size = columns[at]?.size ?? null
  return colour === null || size === null ? null : { colour, size }
}

/** The cells of a block that become part of the selection, row by row. */
export function acceptedCells(block: PastedBlock): AcceptedCell[] {
  return block.rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const place = placeOf(block, row, at)
      if (!place || cell.kind === 'rejected') return []
      return [{ ...place, quantity: cell.kind === 'quantity' ? cell.quantity : 0 }]
    }),
  )
}

/** How many pieces the accepted cells of a block are. */
export function acceptedPieces(block: PastedBlock): number {
  return acceptedCells(block).reduce((sum, { quantity }) => sum + quantity, 0)
}
