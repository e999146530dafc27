/** "A block of a spreadsheet, read as pieces of colours and sizes: what fits, what is a guess, what does not fit." */

import { findHeads, isAmountHead, isTotal, type PasteProduct } from './block-heads.ts'
import { matchColour } from './match-colour.ts'
import { matchSize } from './match-size.ts'
import { pivotList } from './pivot-list.ts'
import { type PastedCell, readCell } from './read-cell.ts'
import { splitBlock } from './split-block.ts'

/** A column of the block; `text` as it stood above, '' without heads. `size`: null where the product has none such. */
type PastedColumn = { text: string; size: number | null }

/** A row of the block; `guessed`: the colour was found by likeness. Each cell is of the column at its place. */
export type PastedRow = { text: string; colour: number | null; guessed: boolean; cells: PastedCell[] }

export type PastedBlock = { columns: PastedColumn[]; rows: PastedRow[] }

export type ReadBlock = { kind: 'block'; block: PastedBlock } | { kind: 'empty' } | { kind: 'tooLarge' }

/**
 * Reads a pasted block for a product. Heads are recognised in either direction, with titles above and sums at the end, and
 * lists of colour, size and number; what has no heads goes to the cells from `from` on.
 * @param most pieces that can be ordered of the product
 * @param from the cell that is active, as places among the product's colours and sizes
 */
export function readBlock(
  text: string,
  product: PasteProduct,
  most: number,
  from: { row: number; column: number },
): ReadBlock {
  const split = splitBlock(text)
  if (!split) return { kind: 'tooLarge' }
  const cells = uprightBlock(pivotList(split, product) ?? split, product)
  const block = placeBlock(cells, product, most, from)
  const anything = block.rows.some((row) => row.cells.some(({ kind }) => kind !== 'empty'))
  return anything ? { kind: 'block', block } : { kind: 'empty' }
}

/** The block as the grid stands, sizes above: turned where that way more of its heads are the product's. */
function uprightBlock(cells: string[][], product: PasteProduct): string[][] {
  const turned = (cells[0] ?? []).map((_, at) => cells.map((row) => row[at] ?? ''))
  return findHeads(turned, product).score > findHeads(cells, product).score ? turned : cells
}

function placeBlock(
  cells: string[][],
  product: PasteProduct,
  most: number,
  from: { row: number; column: number },
): PastedBlock {
  const { sizeRow, colourColumn } = findHeads(cells, product)
  const heads = sizeRow === null ? null : (cells[sizeRow] ?? [])
  const below = cells
    .slice(sizeRow === null ? 0 : sizeRow + 1)
    .filter((row) => colourColumn === null || !isTotal(row[colourColumn] ?? ''))
  const places = (cells[0] ?? []).flatMap((_, at) => {
    if (colourColumn !== null && at <= colourColumn) return []
    const head = heads?.[at] ?? ''
    const used = below.some((row) => (row[at] ?? '') !== '')
    return isTotal(head) || (heads && !used && head === '') ? [] : [at]
  })
  const first = colourColumn !== null && places.length === product.sizes.length ? 0 : from.column
  const columns = places.map((at, place) =>
    heads
      ? { text: heads[at] ?? '', size: matchSize(heads[at] ?? '', product.sizes) }
      : { text: '', size: product.sizes[first + place]?.id ?? null },
  )
  const rows = below
    .map((row) => ({ row, name: colourColumn === null ? null : (row[colourColumn] ?? '') }))
    .filter(({ row, name }) => name === null || name !== '' || places.some((at) => row[at] !== ''))
    .map(({ row, name }, place) => ({
      ...rowColour(name, place, product, from.row),
      cells: places.map((at) => readCell(row[at] ?? '', most)),
    }))
  return { columns, rows }
}

function rowColour(name: string | null, place: number, { colours }: PasteProduct, first: number) {
  if (name === null || isAmountHead(name))
    return { text: '', colour: colours[first + place]?.id ?? null, guessed: false }
  const match = matchColour(name, colours)
  return { text: name, colour: match?.colour ?? null, guessed: match?.guessed ?? false }
}
