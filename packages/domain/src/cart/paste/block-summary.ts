/** Summarises a paste: accepted and rejected cells, and the reasons. */

import { acceptedCells, acceptedPieces, placeOf } from './accepted-cells.ts'
import { MISSING_MARK, type Unread } from './paste-table.ts'
import type { PastedBlock } from './read-block.ts'
import type { CellIssue } from './read-cell.ts'

/**
 * Why cells of a block are rejected.
 * - `unknownSize`, `unknownColour`: the product has no `text`; `pieces` is the total over all its columns or rows
 * - `noSize`, `noColour`: list lines without one
 * - `outside`: a block without heads exceeds the grid
 * - a `CellIssue`: `texts` are the cells as pasted
 * - an `Unread` kind: parts next to the cells that were not read
 */
export type PasteIssue =
  | { kind: 'unknownSize' | 'unknownColour'; text: string; pieces: number }
  | { kind: 'outside' | 'noSize' | 'noColour'; pieces: number }
  | { kind: CellIssue | Unread['kind']; texts: string[] }

const cellIssues: readonly CellIssue[] = ['notANumber', 'negative', 'fraction', 'tooMany']

/** `cells`: accepted cells, with their `pieces`. `rejected`: rejected cells. `guessed`: a colour was guessed. */
export function summariseBlock(block: PastedBlock) {
  const cells = filledCells(block)
  const accepted = acceptedCells(block).filter(({ quantity }) => quantity > 0)
  const issues: PasteIssue[] = [...block.unread]
  const unknownSizes = cells.filter(({ column }) => column.size === null && column.text !== '')
  for (const [text, pieces] of piecesByText(unknownSizes, ({ column }) => column.text))
    issues.push(text === MISSING_MARK ? { kind: 'noSize', pieces } : { kind: 'unknownSize', text, pieces })
  const unknownColours = cells.filter(
    ({ row, column }) => row.colour === null && row.text !== '' && column.size !== null,
  )
  for (const [text, pieces] of piecesByText(unknownColours, ({ row }) => row.text))
    issues.push(
      text === MISSING_MARK ? { kind: 'noColour', pieces } : { kind: 'unknownColour', text, pieces },
    )
  const outside = cells.filter(
    ({ row, column }) =>
      (column.size === null && column.text === '') || (row.colour === null && row.text === ''),
  )
  if (outside.length > 0) issues.push({ kind: 'outside', pieces: sumOf(outside) })
  for (const issue of cellIssues) {
    const texts = cells.flatMap(({ row, cell, at }) =>
      cell.kind === 'rejected' && cell.issue === issue && placeOf(block, row, at) ? [cell.text] : [],
    )
    if (texts.length > 0) issues.push({ kind: issue, texts })
  }
  return {
    cells: accepted.length,
    pieces: acceptedPieces(block),
    rejected: cells.length - accepted.length + block.unread.reduce((sum, { texts }) => sum + texts.length, 0),
    guessed: block.rows.some((row) => row.guessed && row.cells.some(({ kind }) => kind !== 'empty')),
    issues,
  }
}

export type BlockSummary = ReturnType<typeof summariseBlock>

type FilledCell = ReturnType<typeof filledCells>[number]

/** Returns the non-empty cells with their row and column. */
function filledCells(block: PastedBlock) {
  return block.rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => {
      const column = block.columns[at]
      return cell.kind === 'empty' || !column ? [] : [{ row, column, cell, at }]
    }),
  )
}

/** Sums pieces per text of a row or column, in order of first occurrence. */
function piecesByText(cells: FilledCell[], textOf: (cell: FilledCell) => string): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const cell of cells) pieces.set(textOf(cell), (pieces.get(textOf(cell)) ?? 0) + sumOf([cell]))
  return pieces
}

function sumOf(cells: FilledCell[]): number {
  return cells.reduce((sum, { cell }) => sum + (cell.kind === 'quantity' ? cell.quantity : 0), 0)
}

/** True if every cell is accepted and nothing was guessed: the paste needs no confirmation. */
export function fitsWhole({ cells, rejected, guessed }: BlockSummary): boolean {
  return cells > 0 && rejected === 0 && !guessed
}
