/** "A list of colour, size and number, a line each, becomes a table; without numbers a line is one piece, as in a list of staff." */

import { foldText } from '../../text/fold.ts'
import { isAmountHead, type PasteProduct } from './block-heads.ts'
import { matchColour } from './match-colour.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import { isAmount, readCell } from './read-cell.ts'
import { blockLimits } from './split-block.ts'

const sizeHeads = new Set(['size', 'sizes', 'المقاس', 'مقاس', 'القياس', 'قياس', 'المقاسات'].map(foldText))

/** Heads over numbers that count or name the lines. */
const lineNumberHeads = new Set(
  [
    ...['م', 'رقم', 'الرقم', 'الرقم الوظيفي', 'رقم الموظف', 'الجوال', 'رقم الجوال', 'الهوية', 'رقم الهوية'],
    ...['no', 'no.', 'id', 'number', 'employee no', 'employee id', 'staff no', 'staff id', 'phone', 'mobile'],
  ].map(foldText),
)

/**
 * Turns a list with a line for each colour and size into a block of colours by sizes; equal lines add up.
 * A list of who wears what has no column of quantities: each line is a piece.
 * null for a block that is no such list, or would be of more cells than a block may have.
 */
export function pivotList(cells: readonly string[][], product: PasteProduct): string[][] | null {
  const columns = listColumns(cells, product)
  if (!columns) return null
  const lines = cells.flatMap((row, at) => {
    const colour = row[columns.colour] ?? ''
    const size = row[columns.size] ?? ''
    const amount = columns.amount === null ? '1' : (row[columns.amount] ?? '')
    const isHead =
      columns.amount === null && at === 0 && !isSizeOf(product, size) && !isColour(product, colour)
    return colour !== '' && size !== '' && isAmount(amount) && !isHead ? [{ colour, size, amount }] : []
  })
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

type ListColumns = { colour: number; size: number; amount: number | null }

function listColumns(cells: readonly string[][], product: PasteProduct): ListColumns | null {
  const width = cells[0]?.length ?? 0
  if (width < 2 || cells.length < 2) return null
  const places = Array.from({ length: width }, (_, at) => at)
  const mostly = (at: number, is: (text: string) => boolean) =>
    cells.filter((row) => is(row[at] ?? '')).length >= Math.max(2, (cells.length - 1) * 0.6)
  const isSize = (text: string) => isSizeOf(product, text)
  const size = places.find(
    (at) =>
      mostly(at, (text) => isSize(text) && !isAmount(text)) ||
      (sizeHeads.has(foldText(cells[0]?.[at] ?? '')) && mostly(at, isSize)),
  )
  if (size === undefined) return null
  const colour = places.find((at) => at !== size && mostly(at, (text) => isColour(product, text)))
  if (colour === undefined) return null
  const amount = places.findLast(
    (at) =>
      at !== size &&
      at !== colour &&
      mostly(at, (text) => text !== '' && isAmount(text)) &&
      !numbersLines(
        cells.map((row) => row[at] ?? ''),
        at < Math.min(size, colour),
      ),
  )
  return { colour, size, amount: amount ?? null }
}

function isSizeOf({ sizes }: PasteProduct, text: string): boolean {
  return text !== '' && (matchSize(text, sizes) !== null || looksLikeSize(text))
}

function isColour({ colours }: PasteProduct, text: string): boolean {
  return !isAmount(text) && matchColour(text, colours) !== null
}

/** Numbers that are no quantities: under a head that says so, or 1, 2, 3 … down the list where it begins. */
function numbersLines([head = '', ...below]: readonly string[], leads: boolean): boolean {
  if (lineNumberHeads.has(foldText(head))) return true
  if (!leads || isAmountHead(head)) return false
  const numbers = [head, ...below].filter((text) => text !== '' && isAmount(text)).map(quantityOf)
  return numbers.length >= 3 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
}

function quantityOf(text: string): number {
  const cell = readCell(text)
  return cell.kind === 'quantity' ? cell.quantity : 0
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
