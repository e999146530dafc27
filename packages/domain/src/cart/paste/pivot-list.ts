/** "A list of colour, size and number, a line each, becomes a table; without numbers a line is one piece, as in a list of staff." */

import { foldText } from '../../text/fold.ts'
import { isColour } from './block-heads.ts'
import { isTotal } from './head-words.ts'
import { isSizeOf, type ListColumns, listColumns, withoutTitles } from './list-columns.ts'
import {
  type GridPlace,
  missing,
  type PasteProduct,
  type PasteTable,
  type ReadTables,
  refused,
} from './paste-table.ts'
import { isAmount, isQuantity, readCell } from './read-cell.ts'
import { blockLimits } from './split-block.ts'

/** What a line of a list asks for. `colour`: null for the active one. */
export type ListLine = { colour: string | null; size: string; amount: string }

/**
 * Reads a list with a line for each colour and size as a table; equal lines add up.
 * A list of who wears what has no column of quantities: each line is a piece.
 * null for a block that is no such list.
 */
export function readList(
  cells: readonly string[][],
  product: PasteProduct,
  from: GridPlace,
): ReadTables | null {
  const list = withoutTitles(cells)
  const above = cells.slice(0, cells.length - list.length).filter((row) => row.some(isQuantity))
  const columns = listColumns(list, product)
  if (!columns) return null
  if ('unclear' in columns) return refused('whichNumber', columns.unclear)
  const lines = listLines(list, columns, product)
  if (lines === 'secondTable') return refused('secondTable', list[0]?.filter((text) => text !== '') ?? [])
  const table = pivotLines(lines, from)
  const unread = above.length > 0 ? refused('aboveHeads', above.map(rowText)).unread : []
  return table && { tables: [table], unread }
}

/** A row as it is quoted. */
export function rowText(row: readonly string[]): string {
  return row.filter((text) => text !== '').join(' ')
}

/** A table of lines, of which equal ones add up; null if it would have more cells than a block may have. */
export function pivotLines(lines: readonly ListLine[], from: GridPlace): PasteTable | null {
  const colours = [...new Set(lines.map(({ colour }) => colour))]
  const sizes = [...new Set(lines.map(({ size }) => size))]
  if (colours.length * sizes.length > blockLimits.cells) return null
  return {
    columns: sizes.map((text) => ({ text })),
    rows: colours.map((colour) => ({
      head: colour === null ? { place: from.row } : { text: colour },
      cells: sizes.map((size) =>
        lines
          .filter((line) => line.colour === colour && line.size === size)
          .map(({ amount }) => amount)
          .reduce(addAmounts, ''),
      ),
    })),
  }
}

/** The lines that ask for something. A line that leaves out its colour or its size asks for it all the same. */
function listLines(
  cells: readonly string[][],
  columns: ListColumns,
  product: PasteProduct,
): ListLine[] | 'secondTable' {
  const heads = columns.headed ? (cells[0] ?? []) : null
  const rows = heads ? cells.slice(1).filter((row) => !isSameRow(row, heads)) : cells
  if (heads && rows.some((row) => isMovedHead(row, heads))) return 'secondTable'
  let above = ''
  return rows.flatMap((row) => {
    const own = columns.colour === null ? '' : (row[columns.colour] ?? '')
    const size = readCell(row[columns.size] ?? '').kind === 'empty' ? '' : (row[columns.size] ?? '')
    const amount = columns.amount === null ? '1' : (row[columns.amount] ?? '')
    const [knownColour, knownSize] = [isColour(own, product), isSizeOf(product, size)]
    const isSum = row.some(isTotal)
    if (columns.colour === null && isSum) return []
    if (columns.merged && own !== '' && !isTotal(own)) above = own
    const colour = own === '' && columns.merged ? above : own
    if ((colour !== '' || columns.colour === null) && size !== '')
      return [{ colour: columns.colour === null ? null : colour, size, amount }]
    // Of a staff in one colour a line is of somebody, whatever it leaves out.
    const isMember = columns.colour === null && row.some((text) => text !== '' && !isAmount(text))
    const asks = (knownColour || knownSize || isMember || isQuantity(amount)) && !isSum
    return asks && readCell(amount).kind !== 'empty' && row.some((text) => text !== '')
      ? [{ colour: columns.colour === null ? null : colour || missing, size: size || missing, amount }]
      : []
  })
}

function isSameRow(row: readonly string[], heads: readonly string[]): boolean {
  return row.every((text, at) => foldText(text) === foldText(heads[at] ?? ''))
}

/** A row that repeats two of the heads in other places: another list begins. */
function isMovedHead(row: readonly string[], heads: readonly string[]): boolean {
  const known = new Set(heads.map(foldText).filter((head) => head !== ''))
  return row.filter((text) => known.has(foldText(text))).length >= 2
}

/** Both as they are where one is not a whole number, so that reading the cell says what is wrong with it. */
function addAmounts(sum: string, amount: string): string {
  const [one, other] = [readCell(sum), readCell(amount)]
  if (one.kind === 'empty') return amount
  if (other.kind === 'empty') return sum
  return one.kind === 'quantity' && other.kind === 'quantity'
    ? String(one.quantity + other.quantity)
    : `${one.kind === 'rejected' ? sum : amount}`
}
