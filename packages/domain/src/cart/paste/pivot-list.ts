/** "A list of colour, size and number, a line each, becomes a table." */

import { foldText } from '../../text/fold.ts'
import type { PasteProduct } from './block-heads.ts'
import { matchColour } from './match-colour.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import { isAmount, readCell } from './read-cell.ts'
import { blockLimits } from './split-block.ts'

const sizeHeads = new Set(['size', 'sizes', 'المقاس', 'مقاس', 'القياس', 'قياس', 'المقاسات'].map(foldText))

/**
 * Turns a list with a line for each colour and size into a block of colours by sizes; equal lines add up.
 * null for a block that is no such list, or would be of more cells than a block may have.
 */
export function pivotList(cells: readonly string[][], product: PasteProduct): string[][] | null {
  const columns = listColumns(cells, product)
  if (!columns) return null
  const lines = cells.flatMap((row) => {
    const [colour = '', size = '', amount = ''] = columns.map((at) => row[at] ?? '')
    return colour !== '' && size !== '' && isAmount(amount) ? [{ colour, size, amount }] : []
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

function listColumns(cells: readonly string[][], product: PasteProduct): number[] | null {
  const width = cells[0]?.length ?? 0
  if (width < 3 || cells.length < 2) return null
  const places = Array.from({ length: width }, (_, at) => at)
  const mostly = (at: number, is: (text: string) => boolean) =>
    cells.filter((row) => is(row[at] ?? '')).length >= Math.max(2, (cells.length - 1) * 0.6)
  const isSize = (text: string) =>
    text !== '' && (matchSize(text, product.sizes) !== null || looksLikeSize(text))
  const size = places.find(
    (at) =>
      mostly(at, (text) => isSize(text) && !isAmount(text)) ||
      (sizeHeads.has(foldText(cells[0]?.[at] ?? '')) && mostly(at, isSize)),
  )
  if (size === undefined) return null
  const colour = places.find(
    (at) =>
      at !== size && mostly(at, (text) => !isAmount(text) && matchColour(text, product.colours) !== null),
  )
  const amounts = places.filter(
    (at) => at !== size && at !== colour && mostly(at, (text) => text !== '' && isAmount(text)),
  )
  const amount = amounts.at(-1)
  return colour === undefined || amount === undefined ? null : [colour, size, amount]
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
