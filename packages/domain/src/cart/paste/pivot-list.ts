/** "A list of colour, size and number, a line each, becomes a table; without numbers a line is one piece, as in a list of staff." */

import { isColour, isTotal, type PasteProduct } from './block-heads.ts'
import { isSizeOf, type ListColumns, listColumns, withoutTitles } from './list-columns.ts'
import { isAmount, readCell } from './read-cell.ts'
import { blockLimits } from './split-block.ts'

/** Stands for the colour or size that a line says nothing of: the line is told among those left out. */
export const missing = '?'

type Line = { colour: string; size: string; amount: string }

/**
 * Turns a list with a line for each colour and size into a block of colours by sizes; equal lines add up.
 * A list of who wears what has no column of quantities: each line is a piece.
 * null for a block that is no such list, or would be of more cells than a block may have.
 */
export function pivotList(cells: readonly string[][], product: PasteProduct): string[][] | null {
  const list = withoutTitles(cells)
  const columns = listColumns(list, product)
  if (!columns) return null
  const lines = listLines(list, columns, product)
  if (columns.colour === null) return [...sizeCounts(lines)].map(([size, count]) => [size, String(count)])
  const colours = [...new Set(lines.map(({ colour }) => colour))]
  const sizes = [...new Set(lines.map(({ size }) => size))]
  if (colours.length * sizes.length > blockLimits.cells) return null
  const rows = colours.map((colour) => [
    colour,
    ...sizes.map((size) =>
      lines
        .filter((line) => line.colour === colour && line.size === size)
        .map(({ amount }) => amount)
        .reduce(addAmounts, ''),
    ),
  ])
  return [['', ...sizes], ...rows]
}

/** How many of a staff wear a size. */
function sizeCounts(lines: readonly Line[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { size } of lines) counts.set(size, (counts.get(size) ?? 0) + 1)
  return counts
}

/** The lines that ask for something. A line that leaves out its colour or its size asks for it all the same. */
function listLines(cells: readonly string[][], columns: ListColumns, product: PasteProduct): Line[] {
  let above = ''
  return cells.flatMap((row, at) => {
    const own = columns.colour === null ? '' : (row[columns.colour] ?? '')
    const size = readCell(row[columns.size] ?? '').kind === 'empty' ? '' : (row[columns.size] ?? '')
    const amount = columns.amount === null ? '1' : (row[columns.amount] ?? '')
    const [knownColour, knownSize] = [isColour(own, product), isSizeOf(product, size)]
    const isHead = columns.amount === null && at === 0 && !knownColour && !knownSize
    const isSum = row.some(isTotal)
    if (isHead || !isAmount(amount) || (columns.colour === null && isSum)) return []
    if (columns.merged && own !== '' && !isTotal(own)) above = own
    const colour = own === '' && columns.merged ? above : own
    if ((colour !== '' || columns.colour === null) && size !== '') return [{ colour, size, amount }]
    // Of a staff in one colour a line is of somebody, whatever it leaves out.
    const isMember = columns.colour === null && at > 0 && row.some((text) => text !== '' && !isAmount(text))
    const asks = (knownColour || knownSize || isMember) && readCell(amount).kind !== 'empty' && !isSum
    return asks ? [{ colour: colour || missing, size: size || missing, amount }] : []
  })
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
