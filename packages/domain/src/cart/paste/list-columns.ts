/** Finds the colour, size and quantity columns of a list among the other columns of a sheet. */

import { foldDigits } from '../../text/digits.ts'
import { foldText } from '../../text/fold.ts'
import { isColour, MAX_TITLE_ROWS } from './block-heads.ts'
import {
  colourHeads,
  isAmountHead,
  isCancelled,
  isInBatches,
  isNumberOfLines,
  isOtherHead,
  isStaffHead,
  isTotal,
  sizeHeads,
} from './head-words.ts'
import { isColourWord } from './match-colour.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import type { PasteProduct } from './paste-table.ts'
import { isAmount, isQuantity, readCell } from './read-cell.ts'

/**
 * Column indexes of a list. `headed`: the first row holds heads. `colour`: null if all lines take the active colour. `amount`:
 * null if each line is one piece. `merged`: a colour appears once, above its lines.
 */
export type ListColumns = {
  headed: boolean
  colour: number | null
  size: number
  amount: number | null
  merged: boolean
}

/** An ambiguous list: `texts` name the numbers or columns whose meaning is unclear. */
export type UnclearList = { unclear: string[] }

/** Removes the title rows above the heads of a list. */
export function withoutTitles(cells: readonly string[][]): readonly string[][] {
  const at = cells
    .slice(0, MAX_TITLE_ROWS)
    .findIndex((row) => row.some(isListHead) && row.filter((text) => text !== '').length >= 2)
  return at > 0 ? cells.slice(at) : cells
}

function isListHead(text: string): boolean {
  const head = foldText(text)
  return sizeHeads.has(head) || colourHeads.has(head)
}

/**
 * Finds the columns of a list with one line per colour and size, or per staff member; null for another kind of block. A quantity
 * column has a quantity head, or is the only column of numbers. Position among several number columns never decides.
 */
export function listColumns(
  cells: readonly string[][],
  product: PasteProduct,
): ListColumns | UnclearList | null {
  const width = cells[0]?.length ?? 0
  if (width < 2 || cells.length < 2) return null
  const columns = Array.from({ length: width }, (_, at) => at)
  const head = (at: number) => cells[0]?.[at] ?? ''
  const isSize = (text: string) => isSizeOf(product, text)
  const isOfColour = (text: string) => isColour(text, product)
  const isNamedSize = (text: string) => isSize(text) && !isAmount(text)
  const count = (at: number, is: (text: string) => boolean) => cells.filter((row) => is(row[at] ?? '')).length
  const mostly = (at: number, is: (text: string) => boolean) =>
    count(at, is) >= Math.max(2, (cells.length - 1) * 0.6)
  const isHeaded = (at: number, heads: ReadonlySet<string>, is: (text: string) => boolean) =>
    heads.has(foldText(head(at))) && cells.slice(1).some((row) => is(row[at] ?? ''))
  // If many numbers follow sizes in a column, the sizes are heads.
  const sizes = columns.filter(
    (at) =>
      (mostly(at, isNamedSize) && count(at, isQuantity) * 2 < count(at, isNamedSize)) ||
      isHeaded(at, sizeHeads, isSize),
  )
  const [size] = sizes
  if (size === undefined) return null
  const others = columns.filter((at) => at !== size)
  const colours = others.filter((at) => mostly(at, isOfColour) || isHeaded(at, colourHeads, () => true))
  const colour = colours[0] ?? others.find((at) => standsOnce(cells, at, size, product)) ?? null
  if (sizes.length > 1) return { unclear: sizes.map(head) }
  if (colours.length > 1) return { unclear: colours.map(head) }
  const headed = !isSize(head(size)) && !(colour !== null && isOfColour(head(colour)))
  if (colour === null && !namesStaff(cells, others, headed, product)) return null
  const rest = others.filter((at) => at !== colour)
  const amount = amountColumn(cells, rest, [size, colour ?? size], headed)
  if (typeof amount === 'object' && amount !== null) return amount
  if (colour === null) return amount === null ? { headed, colour, size, amount, merged: false } : null
  const once = standsOnce(cells, colour, size, product)
  return { headed, colour, size, amount, merged: once && (amount !== null || !mostly(colour, isOfColour)) }
}

/** True for a staff list in one colour. Under any other head, a text may be a colour that the product lacks. */
function namesStaff(
  cells: readonly string[][],
  others: readonly number[],
  headed: boolean,
  product: PasteProduct,
): boolean {
  const isName = (text: string) => text !== '' && !isAmount(text) && !isSizeOf(product, text)
  const named = others.filter((at) => cells.slice(1).some((row) => isName(row[at] ?? '')))
  const ofStaff = named.every((at) => isStaffHead(cells[0]?.[at] ?? ''))
  const coloured = cells.flat().some((text) => isColour(text, product) || isColourWord(text))
  return headed && named.length > 0 && ofStaff && !coloured
}

export function isSizeOf({ sizes }: PasteProduct, text: string): boolean {
  return text !== '' && (matchSize(text, sizes) !== null || looksLikeSize(text))
}

/** True if a column has each colour once, in its first line, as merged cells paste. */
function standsOnce(cells: readonly string[][], at: number, size: number, product: PasteProduct): boolean {
  const filled = cells
    .map((row, line) => ({ line, text: row[at] ?? '', size: row[size] ?? '' }))
    .filter(({ text }) => text !== '' && !isTotal(text))
  const lines = filled.filter(({ line, size }) => line > 0 || isSizeOf(product, size))
  return (
    lines.length > 0 &&
    lines.every(
      ({ text, size }, place) =>
        !isAmount(text) && isSizeOf(product, size) && text !== lines[place - 1]?.text,
    ) &&
    lines.filter(({ text }) => isColour(text, product)).length >= lines.length * 0.6
  )
}

/** The columns of a list that hold neither sizes nor colours, with their texts, by their indexes. */
type OtherColumns = {
  indexes: readonly number[]
  /** Index of the first size or colour column. */
  firstNamed: number
  /** Empty in a list without heads. */
  head(at: number): string
  /** Without the head. */
  texts(at: number): string[]
}

/**
 * Returns the quantity column; null if each line is one piece.
 * @param indexes of columns that hold neither sizes nor colours
 * @param named indexes of the size and colour columns
 */
function amountColumn(
  cells: readonly string[][],
  indexes: readonly number[],
  named: readonly number[],
  headed: boolean,
): number | UnclearList | null {
  const lines = cells.slice(headed ? 1 : 0)
  const others: OtherColumns = {
    indexes,
    firstNamed: Math.min(...named),
    head: (at) => (headed ? (cells[0]?.[at] ?? '') : ''),
    texts: (at) => lines.map((row) => row[at] ?? ''),
  }
  const { head, texts, firstNamed } = others
  const changing = indexes.filter(
    (at) => isInBatches(head(at)) || texts(at).some((text) => isInBatches(text) || isCancelled(text)),
  )
  if (changing.length > 0) return unclear(others, changing)
  const said = indexes.filter((at) => isAmountHead(head(at)) && !isNumberOfLines(head(at), at < firstNamed))
  if (said.length > 0) {
    // Next to a quantity head, a number without head may be the rest of a number split at its comma.
    const unnamed = indexes.filter((at) => at > firstNamed && head(at) === '' && countsPieces(texts(at)))
    return onlyOne(others, [...said, ...unnamed])
  }
  return headed ? amountUnderOtherHead(others) : amountWithoutHeads(others)
}

function onlyOne(others: OtherColumns, columns: readonly number[]): number | UnclearList | null {
  return columns.length > 1 ? unclear(others, columns) : (columns[0] ?? null)
}

function unclear({ head, texts }: OtherColumns, columns: readonly number[]): UnclearList {
  const example = (at: number) => texts(at).filter((text) => text !== '')
  return { unclear: columns.map((at) => head(at) || example(at).slice(0, 2).join(', ')) }
}

/** A list with heads, none of which says that its column is the quantity. */
function amountUnderOtherHead(others: OtherColumns): number | UnclearList | null {
  const { indexes, firstNamed, head, texts } = others
  const noted = indexes.filter((at) => texts(at).some(notesPieces))
  if (noted.length > 0) return unclear(others, noted)
  const numbers = indexes.filter((at) => at > firstNamed && !isOtherHead(head(at)) && countsPieces(texts(at)))
  return numbers.every((at) => head(at) === '') ? onlyOne(others, numbers) : unclear(others, numbers)
}

function amountWithoutHeads(others: OtherColumns): number | UnclearList | null {
  const { indexes, firstNamed, texts } = others
  const numbers = indexes.filter((at) => texts(at).some((text) => /\p{N}/u.test(text)))
  const hasNames = indexes.some((at) => texts(at).some((text) => /\p{L}/u.test(text)))
  const lineNumbers = numbers.filter((at) => at < firstNamed && countsUp(texts(at)))
  // Ascending numbers before colours and sizes, with no names, may be line numbers or quantities.
  if (lineNumbers.length > 0 && numbers.length === 1 && !hasNames) return unclear(others, lineNumbers)
  const possible = numbers.filter((at) => !lineNumbers.includes(at))
  if (possible.length === 0) return null
  if (hasNames) return unclear(others, possible)
  const pieces = possible.length > 1 ? possible.filter((at) => !arePrices(texts(at))) : possible
  return pieces.length === 1 ? (pieces[0] ?? null) : unclear(others, possible)
}

/** True for a note with a quantity: «2 pcs», «x3», «قطعتين». */
function notesPieces(text: string): boolean {
  return /(?:^|\s)(?:\d{1,3} ?(?:x|pcs?|pieces?|قطعه|قطع|حبه|حبات)|x ?\d{1,3}|(?:قطعت|حبت)(?:ين|ان))(?:\s|$)/u.test(
    foldText(text.replace(/[×*]/g, 'x')),
  )
}

/** True if some number could be a quantity, well formed or not. Phone numbers are too long. */
function countsPieces(texts: readonly string[]): boolean {
  return texts.some((text) => isQuantity(text) || /^(?=.*\p{N})[^\p{L}]{1,8}$/u.test(text))
}

/** True if all have two decimals and some are not round: 45.50. If all are like 45.00, they may be quantities. */
function arePrices(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => text !== '').map(foldDigits)
  return numbers.every((text) => /\d[.,٫]\d\d$/.test(text)) && numbers.some((text) => !text.endsWith('00'))
}

/** 1, 2, 3 … down the list. */
function countsUp(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => text !== '').map((text) => readCell(text))
  return numbers.every((cell, at) => cell.kind === 'quantity' && cell.quantity === at + 1)
}
