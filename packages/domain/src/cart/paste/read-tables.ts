/** Reads sheets laid out like the grid or transposed. Without heads, cells go where they are pasted. */

import { foldText } from '../../text/fold.ts'
import { findHeads, isColour } from './block-heads.ts'
import { isAmountHead, isTotal } from './head-words.ts'
import { matchColour } from './match-colour.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import {
  type GridPlace,
  MISSING_MARK,
  type PasteHead,
  type PasteProduct,
  type PasteTable,
  type ReadTables,
  refused,
} from './paste-table.ts'
import { rowText } from './pivot-list.ts'
import { isAmount, isQuantity } from './read-cell.ts'

/**
 * Reads tables with heads, also several below one another. Position alone decides only for a block of nothing but numbers, or
 * for a single row or column next to heads of one kind.
 */
export function readTables(split: readonly string[][], product: PasteProduct, from: GridPlace): ReadTables {
  const turned = (split[0] ?? []).map((_, at) => split.map((row) => row[at] ?? ''))
  const isTurned = findHeads(turned, product).score > findHeads(split, product).score
  const cells = isTurned ? turned : split
  const { sizeRow, colourColumn } = findHeads(cells, product)
  if (sizeRow === null && colourColumn === null) return withoutHeads(cells, product, from)
  if (sizeRow === null) return withColoursAlone(cells, colourColumn ?? 0, product, from)
  const parts = partsOf(cells.slice(sizeRow), colourColumn, product)
  const strangers = parts.flatMap(({ rows }) => strangersIn(rows, colourColumn, product))
  const corners = parts.flatMap(({ heads }) => (colourColumn === null ? [] : (heads[colourColumn] ?? [])))
  const misplaced = corners.filter((text) => matchColour(text, product.colours)?.guessed === false)
  if (strangers.length + misplaced.length > 0) return refused('noHeads', [...strangers, ...misplaced])
  const twice = parts.flatMap((part) => sizesAskedTwice(part, product))
  if (twice.length > 0) return refused('secondTable', twice)
  const above = cells.slice(0, sizeRow).filter((row) => row.some(isQuantity))
  const unread = above.length > 0 ? refused('aboveHeads', above.map(rowText)).unread : []
  if (colourColumn === null) return withSizesAlone(parts, from, unread)
  const tables = parts.map((part) => tableOf(part, colourColumn, from))
  const repeated = tables.slice(1).filter((table, at) => asksAgain(table, tables.slice(0, at + 1), product))
  if (repeated.length > 0) {
    const heads = repeated.map(({ columns }) => rowText(columns.map(textOf)))
    return {
      tables: tables.filter((table) => !repeated.includes(table)),
      unread: [...unread, ...refused('secondTable', heads).unread],
    }
  }
  return { tables, unread }
}

/** Returns colour and size names among the cells: cells next to them may belong to another table. */
function strangersIn(
  rows: readonly string[][],
  colourColumn: number | null,
  product: PasteProduct,
): string[] {
  return rows
    .flatMap((row) => row.slice(colourColumn === null ? 0 : colourColumn + 1))
    .filter((text) => !isAmount(text) && (isColour(text, product) || isSizeText(text, product)))
}

/** Reads a block of numbers alone, which fill the cells from the active one on. */
function withoutHeads(cells: readonly string[][], product: PasteProduct, from: GridPlace): ReadTables {
  const words = cells.flat().filter((text) => !isAmount(text))
  const width = cells[0]?.length ?? 0
  if (width === 1 && words.some((text) => /\p{L}/u.test(text))) return refused('unreadLine', words)
  if (words.length > 0 && (cells.length > 1 || width > 1)) return refused('noHeads', words)
  const edges = [
    cells[0],
    cells.at(-1),
    cells.map((row) => row[0] ?? ''),
    cells.map((row) => row.at(-1) ?? ''),
  ]
  const heads = cells.length > 1 && width > 1 ? edges.find((edge) => maySayPlaces(edge, product)) : undefined
  if (heads) return refused('sizesOrPieces', heads)
  return {
    tables: [
      placed(
        cells.map((row) => ({ name: null, cells: row })),
        width,
        from,
        from.column,
      ),
    ],
    unread: [],
  }
}

/** True if numbers may be sizes of the product instead of quantities. One number throughout is a quantity. */
function maySayPlaces(texts: readonly string[] = [], { sizes }: PasteProduct): boolean {
  return texts.every((text) => matchSize(text, sizes) !== null) && new Set(texts).size > 1
}

/** Returns heads of the same size over several columns with quantities, as for two clinics or for women and men. */
function sizesAskedTwice({ heads, rows }: Part, { sizes }: PasteProduct): string[] {
  const asked = heads.flatMap((text, at) => {
    const size = matchSize(text, sizes)
    return size !== null && rows.some((row) => isQuantity(row[at] ?? '')) ? [{ text, size }] : []
  })
  return asked
    .filter((one) => asked.some((other) => other !== one && other.size === one.size))
    .map(({ text }) => text)
}

/** Reads a block with colour heads only: one column fills the active size; one column per size fills all sizes. */
function withColoursAlone(
  cells: readonly string[][],
  colourColumn: number,
  product: PasteProduct,
  from: GridPlace,
): ReadTables {
  const heads = cells[0] ?? []
  const amounts = heads.slice(colourColumn + 1).filter((text) => text !== '')
  const headed = amounts.length > 0 && amounts.every((text) => isAmountHead(text) || isTotal(text))
  const rows = (headed ? cells.slice(1) : cells)
    .filter((row) => !isTotal(row[colourColumn] ?? ''))
    .filter((row) => row.some((text, at) => at > colourColumn && text !== ''))
  const columns = heads.flatMap((head, at) => (at > colourColumn && !isTotal(head) ? [at] : []))
  const names = rows.map((row) => row[colourColumn] ?? '')
  const bodies = rows.map((row) => columns.map((at) => row[at] ?? ''))
  const words = bodies.flat().filter((text) => !isAmount(text))
  const unknown = rows
    .filter((_, at) => matchColour(names[at] ?? '', product.colours)?.guessed !== false)
    .map((row) => row[colourColumn] ?? '')
  const leading = rows.flatMap((row) => row.slice(0, colourColumn)).filter(isQuantity)
  const numbers = bodies.flat().filter(isQuantity)
  if (words.length + unknown.length > 0) {
    const named = [...words, ...unknown].filter((text) => text !== '')
    return refused('noHeads', named.length > 0 ? named : rows.map(rowText))
  }
  if (leading.length > 0) return refused('whichNumber', leading)
  if (!headed && maySayPlaces(numbers, product)) return refused('sizesOrPieces', numbers)
  if (columns.length > 1 && columns.length !== product.sizes.length) return refused('noHeads', names)
  const first = columns.length === product.sizes.length ? 0 : from.column
  const named = rows.map((_, at) => ({ name: names[at] ?? '', cells: bodies[at] ?? [] }))
  return { tables: [placed(named, columns.length, from, first)], unread: [] }
}

/** Reads a block with size heads only: one row of numbers fills the active colour. */
function withSizesAlone(parts: readonly Part[], from: GridPlace, unread: ReadTables['unread']): ReadTables {
  const tables = parts.map(({ heads, rows }) => {
    const asking = rows.filter((row) => row.some(isQuantity))
    const words = rows.flat().filter((text) => !isAmount(text))
    return { heads, asking, words }
  })
  const words = tables.flatMap((table) => table.words)
  if (words.length > 0) return refused('noHeads', words)
  if (tables.some(({ asking }) => asking.length > 1) || tables.length > 1)
    return refused(
      'noHeads',
      parts.flatMap(({ heads }) => heads.filter((text) => text !== '')),
    )
  return {
    tables: tables.map(({ heads, asking }) => ({
      columns: heads.map((text) => ({ text: text || MISSING_MARK })),
      rows: asking.map((cells) => ({ head: { place: from.row }, cells })),
    })),
    unread,
  }
}

type Part = { heads: string[]; rows: string[][] }

/** Splits cells into tables, each with its own heads. */
function partsOf(cells: readonly string[][], colourColumn: number | null, product: PasteProduct): Part[] {
  const [first = [], ...below] = cells
  const parts: Part[] = [{ heads: [...first], rows: [] }]
  for (const [at, row] of below.entries()) {
    const last = parts.at(-1)
    if (!last || row.every((text) => text === '')) continue
    const corner = colourColumn === null ? '' : (last.heads[colourColumn] ?? '')
    if (isFurtherHead(row, { corner, below: below.slice(at + 1), colourColumn, product }))
      parts.push({ heads: [...row], rows: [] })
    else last.rows.push([...row])
  }
  return parts
}

/**
 * True if a row begins another table: words without numbers, or numbers without a colour above rows with one. Its heads may be
 * unknown.
 */
function isFurtherHead(
  row: readonly string[],
  {
    corner,
    below,
    colourColumn,
    product,
  }: {
    corner: string
    below: readonly string[][]
    colourColumn: number | null
    product: PasteProduct
  },
): boolean {
  const name = colourColumn === null ? '' : (row[colourColumn] ?? '')
  if (isTotal(name)) return false
  const body = row.slice(colourColumn === null ? 0 : colourColumn + 1).filter((text) => text !== '')
  const words = body.filter((text) => !isAmount(text))
  if (words.length > 0 && !body.some(isQuantity))
    return !isColour(name, product) || words.some((text) => isSizeText(text, product))
  const isUnnamed = name === '' || (foldText(name) === foldText(corner) && !isColour(name, product))
  return (
    colourColumn !== null &&
    isUnnamed &&
    below.some((other) => other[colourColumn] && !isTotal(other[colourColumn]))
  )
}

function isSizeText(text: string, { sizes }: PasteProduct): boolean {
  return matchSize(text, sizes) !== null || looksLikeSize(text)
}

function tableOf({ heads, rows }: Part, colourColumn: number, from: GridPlace): PasteTable {
  const asking = rows.filter((row) => !isTotal(row[colourColumn] ?? ''))
  const columns = heads.flatMap((head, at) => {
    if (at <= colourColumn || isTotal(head)) return []
    return head !== '' || asking.some((row) => (row[at] ?? '') !== '') ? [at] : []
  })
  const ofActive = asking.filter((row) => isAmountHead(row[colourColumn] ?? '')).length === 1
  return {
    columns: columns.map((at) => ({ text: heads[at] || MISSING_MARK })),
    rows: asking.map((row) => {
      const name = row[colourColumn] ?? ''
      const head: PasteHead =
        ofActive && isAmountHead(name) ? { place: from.row } : { text: name || MISSING_MARK }
      return { head, cells: columns.map((at) => row[at] ?? '') }
    }),
  }
}

/** True if a table repeats a colour and size of an earlier table. */
function asksAgain(table: PasteTable, above: readonly PasteTable[], product: PasteProduct): boolean {
  const asked = new Set(above.flatMap((other) => askedCells(other, product)))
  return askedCells(table, product).some((cell) => asked.has(cell))
}

function askedCells({ columns, rows }: PasteTable, product: PasteProduct): string[] {
  return rows.flatMap(({ head, cells }) =>
    cells.flatMap((text, at) => {
      const column = columns[at]
      if (!column || (isAmount(text) && !isQuantity(text))) return []
      const colour = matchColour(textOf(head), product.colours)?.colour ?? textOf(head)
      return [`${colour}/${matchSize(textOf(column), product.sizes) ?? textOf(column)}`]
    }),
  )
}

function textOf(head: PasteHead): string {
  return 'text' in head ? head.text : ''
}

function placed(
  rows: readonly { name: string | null; cells: string[] }[],
  width: number,
  from: GridPlace,
  firstColumn: number,
): PasteTable {
  return {
    columns: Array.from({ length: width }, (_, at) => ({ place: firstColumn + at })),
    rows: rows.map(({ name, cells }, at) => ({
      head: name === null ? { place: from.row + at } : { text: name },
      cells,
    })),
  }
}
