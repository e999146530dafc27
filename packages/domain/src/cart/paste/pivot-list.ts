/** Converts a list (one line per colour, size and quantity) to a table. */

import { foldText } from '../../text/fold.ts'
import { isColour } from './block-heads.ts'
import { isTotal } from './head-words.ts'
import { isSizeOf, type ListColumns, listColumns, withoutTitles } from './list-columns.ts'
import {
  type GridPlace,
  MISSING_MARK,
  type PasteProduct,
  type PasteTable,
  type ReadTables,
  refused,
} from './paste-table.ts'
import { isAmount, isQuantity, readCell } from './read-cell.ts'
import { blockLimits } from './split-block.ts'

/** One line of a list. `colour`: null for the active colour. */
export type ListLine = { colour: string | null; size: string; amount: string }

/**
 * Reads a list with one line per colour and size as a table; equal lines add up. In a staff list without quantities, each line
 * is one piece. Returns null for a block that is no such list.
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

/** Returns a row as quoted in messages. */
export function rowText(row: readonly string[]): string {
  return row.filter((text) => text !== '').join(' ')
}

/** Returns the lines as a table, adding up equal ones; null if it would exceed `blockLimits.cells`. */
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

/** Returns the lines that order something, including lines without colour or size. */
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
    const own = ownColour(row, columns)
    if (columns.merged && own !== '' && !isTotal(own)) above = own
    return readLine(row, columns, product, columns.merged && own === '' ? above : own) ?? []
  })
}

function ownColour(row: readonly string[], { colour }: ListColumns): string {
  return colour === null ? '' : (row[colour] ?? '')
}

/** Reads a row; null if it orders nothing. `colour`: its own, or that of the merged cell above it. */
function readLine(
  row: readonly string[],
  columns: ListColumns,
  product: PasteProduct,
  colour: string,
): ListLine | null {
  const isOfOneColour = columns.colour === null
  if (isOfOneColour && row.some(isTotal)) return null
  const sizeText = row[columns.size] ?? ''
  const size = readCell(sizeText).kind === 'empty' ? '' : sizeText
  const amount = columns.amount === null ? '1' : (row[columns.amount] ?? '')
  const isWhole = (isOfOneColour || colour !== '') && size !== ''
  if (!isWhole && !seemsToOrder(row, columns, product, size, amount)) return null
  return {
    colour: isOfOneColour ? null : colour || MISSING_MARK,
    size: size || MISSING_MARK,
    amount,
  }
}

/** True for a row without colour or size that is no total, note or blank line. */
function seemsToOrder(
  row: readonly string[],
  columns: ListColumns,
  product: PasteProduct,
  size: string,
  amount: string,
): boolean {
  if (row.some(isTotal) || row.every((text) => text === '') || readCell(amount).kind === 'empty') return false
  // In a staff list of one colour, each line is a person, whatever it omits.
  if (columns.colour === null && row.some((text) => text !== '' && !isAmount(text))) return true
  return isColour(ownColour(row, columns), product) || isSizeOf(product, size) || isQuantity(amount)
}

function isSameRow(row: readonly string[], heads: readonly string[]): boolean {
  return row.every((text, at) => foldText(text) === foldText(heads[at] ?? ''))
}

/** True for a row that repeats two heads in other columns: another list begins. */
function isMovedHead(row: readonly string[], heads: readonly string[]): boolean {
  const known = new Set(heads.map(foldText).filter((head) => head !== ''))
  return row.filter((text) => known.has(foldText(text))).length >= 2
}

/** Adds two amounts. If one is not a whole number, returns it unchanged so that reading the cell reports the error. */
function addAmounts(sum: string, amount: string): string {
  const [one, other] = [readCell(sum), readCell(amount)]
  if (one.kind === 'empty') return amount
  if (other.kind === 'empty') return sum
  return one.kind === 'quantity' && other.kind === 'quantity'
    ? String(one.quantity + other.quantity)
    : one.kind === 'rejected'
      ? sum
      : amount
}
