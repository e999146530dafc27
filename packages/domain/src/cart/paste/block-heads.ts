/** Finds the size heads and colour heads of a pasted sheet, which may also have titles, totals or no heads. */

import { isTotal } from './head-words.ts'
import { matchColour } from './match-colour.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import type { PasteProduct } from './paste-table.ts'
import { isAmount } from './read-cell.ts'

/** Title rows that may precede the size heads. */
export const MAX_TITLE_ROWS = 10
/** Colours are in one of the first columns, possibly after a line number or an article code. */
const MAX_LEADING_COLUMNS = 3

/**
 * Finds the heads of a block laid out like the grid: sizes in a row above, colours in a column.
 * @returns `score`: number of heads that match the product
 */
export function findHeads(cells: readonly string[][], product: PasteProduct) {
  const sizeRow = findSizeRow(cells, product)
  const below = cells.slice(sizeRow === null ? 0 : sizeRow + 1)
  const colourColumn = findColourColumn(below, sizeRow === null ? [] : (cells[sizeRow] ?? []), product)
  const known = sizeRow === null ? 0 : count(cells[sizeRow] ?? [], (text) => isSize(text, product))
  const colours =
    colourColumn === null ? 0 : count(column(below, colourColumn), (text) => isColour(text, product))
  return { sizeRow, colourColumn, score: known + colours }
}

function findSizeRow(cells: readonly string[][], product: PasteProduct): number | null {
  const rows = cells.slice(0, Math.min(MAX_TITLE_ROWS, cells.length))
  const found = rows.findIndex((row, at) => isSizeRow(row, cells.slice(at + 1), product))
  // Rows above the heads are dropped as titles. If one of them asks for pieces, this row is no head.
  return found < 0 || rows.slice(0, found).some((row) => asksForPieces(row, product)) ? null : found
}

function asksForPieces(row: readonly string[], product: PasteProduct): boolean {
  return row.some((text) => isColour(text, product)) && row.some(isAmount)
}

/** Letter sizes make a size row. Numbers make one only if more evidence rules out quantities. */
function isSizeRow(row: readonly string[], below: readonly string[][], product: PasteProduct): boolean {
  const [corner = ''] = row
  const heads = row.filter((text) => text !== '' && !isTotal(text))
  const letters = count(heads, (text) => !isAmount(text) && (isSize(text, product) || looksLikeSize(text)))
  if (letters > 0)
    return letters * 2 >= heads.length - 1 && !heads.some((text) => isAmount(text) && !isSize(text, product))
  const numbers = heads.filter(isAmount)
  if (numbers.length < 2 || !numbers.every((text) => isSize(text, product))) return false
  if (
    !ascending(
      numbers.map((text) => product.sizes.findIndex(({ id }) => id === matchSize(text, product.sizes))),
    )
  )
    return false
  const beside = below.some(([first = '']) => first !== '' && !isAmount(first))
  return (
    (beside && (corner === '' || !(isAmount(corner) || isColour(corner, product)))) ||
    numbers.length === product.sizes.length
  )
}

function findColourColumn(
  below: readonly string[][],
  head: readonly string[],
  product: PasteProduct,
): number | null {
  const width = Math.max(0, ...below.map((row) => row.length))
  if (width < 2) return null
  const candidates = Array.from({ length: Math.min(MAX_LEADING_COLUMNS, width - 1) }, (_, at) => at).filter(
    (at) => !isSize(head[at] ?? '', product),
  )
  const scored = candidates.map((at) => ({
    at,
    colours: count(column(below, at), (text) => isColour(text, product)),
    texts: count(column(below, at), (text) => !isAmount(text) && !isTotal(text)),
  }))
  const best = scored.toSorted((one, other) => other.colours - one.colours || one.at - other.at)[0]
  if (best && best.colours > 0) return best.at
  return scored.find(({ at, texts }) => at === 0 && texts > 0)?.at ?? null
}

function ascending(places: readonly number[]): boolean {
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1))
}

function isSize(text: string, product: PasteProduct): boolean {
  return text !== '' && matchSize(text, product.sizes) !== null
}

/** True if a text names a colour of the product; never for a number. */
export function isColour(text: string, product: PasteProduct): boolean {
  return !isAmount(text) && matchColour(text, product.colours) !== null
}

function column(cells: readonly string[][], at: number): string[] {
  return cells.flatMap((row) => (row[at] ? [row[at]] : []))
}

function count(texts: readonly string[], is: (text: string) => boolean): number {
  return texts.filter(is).length
}
