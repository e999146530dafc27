/** "A list has a column of colours, one of sizes, and perhaps one of numbers of pieces, among whatever else a sheet holds." */

import { foldDigits } from '../../text/digits.ts'
import { foldText } from '../../text/fold.ts'
import { isColour, mostTitleRows } from './block-heads.ts'
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
 * Places of a list's columns. `headed`: the first row is heads. `colour`: null where a staff all wear the one that is active.
 * `amount`: null where each line is a piece. `merged`: a colour stands once above its lines.
 */
export type ListColumns = {
  headed: boolean
  colour: number | null
  size: number
  amount: number | null
  merged: boolean
}

/** A list of which it is not clear what its numbers count, or which of its columns are meant; `texts` name them. */
export type UnclearList = { unclear: string[] }

/** The list without the titles above its heads. */
export function withoutTitles(cells: readonly string[][]): readonly string[][] {
  const at = cells
    .slice(0, mostTitleRows)
    .findIndex((row) => row.some(isListHead) && row.filter((text) => text !== '').length >= 2)
  return at > 0 ? cells.slice(at) : cells
}

function isListHead(text: string): boolean {
  const head = foldText(text)
  return sizeHeads.has(head) || colourHeads.has(head)
}

/**
 * Finds the columns of a list with a line for each colour and size, or for each member of a staff; null for another block.
 * A column is of pieces if its head says so, or if it is the only one of numbers: never because of its place among several.
 */
export function listColumns(
  cells: readonly string[][],
  product: PasteProduct,
): ListColumns | UnclearList | null {
  const width = cells[0]?.length ?? 0
  if (width < 2 || cells.length < 2) return null
  const places = Array.from({ length: width }, (_, at) => at)
  const mostly = (at: number, is: (text: string) => boolean) =>
    cells.filter((row) => is(row[at] ?? '')).length >= Math.max(2, (cells.length - 1) * 0.6)
  const head = (at: number) => cells[0]?.[at] ?? ''
  const isSize = (text: string) => isSizeOf(product, text)
  const isOfColour = (text: string) => isColour(text, product)
  const isHeaded = (at: number, heads: ReadonlySet<string>, is: (text: string) => boolean) =>
    heads.has(foldText(head(at))) && cells.slice(1).some((row) => is(row[at] ?? ''))
  const counted = (at: number, is: (text: string) => boolean) =>
    cells.filter((row) => is(row[at] ?? '')).length
  const isNamedSize = (text: string) => isSize(text) && !isAmount(text)
  // Where many numbers stand below sizes, these are heads.
  const sizes = places.filter(
    (at) =>
      (mostly(at, isNamedSize) && counted(at, isQuantity) * 2 < counted(at, isNamedSize)) ||
      isHeaded(at, sizeHeads, isSize),
  )
  const [size] = sizes
  if (size === undefined) return null
  const others = places.filter((at) => at !== size)
  const colours = others.filter((at) => mostly(at, isOfColour) || isHeaded(at, colourHeads, () => true))
  const colour = colours[0] ?? others.find((at) => standsOnce(cells, at, size, product)) ?? null
  if (sizes.length > 1 || colours.length > 1)
    return { unclear: [...(sizes.length > 1 ? sizes : colours)].map(head) }
  const headed = !isSize(head(size)) && !(colour !== null && isOfColour(head(colour)))
  const [named, amount] = [
    colour !== null || namesStaff(cells, others, headed, product),
    amountColumn(
      cells,
      others.filter((at) => at !== colour),
      [size, colour ?? size],
      headed,
    ),
  ]
  if (!named) return null
  if (typeof amount === 'object' && amount !== null) return amount
  if (colour === null) return amount === null ? { headed, colour, size, amount, merged: false } : null
  const once = standsOnce(cells, colour, size, product)
  return { headed, colour, size, amount, merged: once && (amount !== null || !mostly(colour, isOfColour)) }
}

/** A staff in one colour. Under any other head, a text may be a colour that the product has not. */
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

/** Whether a column has each colour once, in the first of its lines, as merged cells are pasted. */
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

/**
 * The column of the pieces; null where each line is one.
 * @param others the columns that are neither of sizes nor of colours
 * @param named where the columns of sizes and colours are
 */
function amountColumn(
  cells: readonly string[][],
  others: readonly number[],
  named: readonly number[],
  headed: boolean,
): number | UnclearList | null {
  const leading = Math.min(...named)
  const head = (at: number) => (headed ? (cells[0]?.[at] ?? '') : '')
  const column = (at: number) => cells.slice(headed ? 1 : 0).map((row) => row[at] ?? '')
  const unclear = (columns: readonly number[]) => ({
    unclear: columns.map(
      (at) =>
        head(at) ||
        column(at)
          .filter((text) => text !== '')
          .slice(0, 2)
          .join(', '),
    ),
  })
  const changing = others.filter(
    (at) => isInBatches(head(at)) || column(at).some((text) => isInBatches(text) || isCancelled(text)),
  )
  if (changing.length > 0) return unclear(changing)
  const said = others.filter((at) => isAmountHead(head(at)) && !isNumberOfLines(head(at), at < leading))
  if (said.length > 0) {
    // Beside them, a number under no head may be the rest of one that has a comma in it.
    const unnamed = others.filter((at) => at > leading && head(at) === '' && countsPieces(column(at)))
    const [only, ...more] = [...said, ...unnamed]
    return only !== undefined && more.length === 0 ? only : unclear([...said, ...unnamed])
  }
  if (headed) {
    const noted = others.filter((at) => column(at).some(notesPieces))
    if (noted.length > 0) return unclear(noted)
    const numbers = others.filter((at) => at > leading && !isOtherHead(head(at)) && countsPieces(column(at)))
    const [only, ...more] = numbers
    if (only === undefined) return null
    return more.length === 0 && head(only) === '' ? only : unclear(numbers)
  }
  const numbers = others.filter((at) => column(at).some((text) => /\p{N}/u.test(text)))
  const names = others.some((at) => column(at).some((text) => /\p{L}/u.test(text)))
  const lines = numbers.filter((at) => at < leading && countsUp(column(at)))
  // Numbers that count up, before colours and sizes and with nothing beside them, may count the lines or the pieces.
  if (lines.length > 0 && numbers.length === 1 && !names) return unclear(lines)
  const possible = numbers.filter((at) => !lines.includes(at))
  const whole = possible.filter((at) => !arePrices(column(at)))
  const pieces = possible.length > 1 ? whole : possible
  if (possible.length === 0) return null
  return names || pieces.length !== 1 ? unclear(possible) : (pieces[0] ?? null)
}

/** A note that says how many pieces: «2 pcs», «x3», «قطعتين». */
function notesPieces(text: string): boolean {
  return /(?:^|\s)(?:\d{1,3} ?(?:x|pcs?|pieces?|قطعه|قطع|حبه|حبات)|x ?\d{1,3}|(?:قطعت|حبت)(?:ين|ان))(?:\s|$)/u.test(
    foldText(text.replace(/[×*]/g, 'x')),
  )
}

/** A column in which some number could be of pieces, well or badly written; telephone numbers could not. */
function countsPieces(texts: readonly string[]): boolean {
  return texts.some((text) => isQuantity(text) || /^(?=.*\p{N})[^\p{L}]{1,8}$/u.test(text))
}

/** All with two decimals, and halalas in some: 45.50. Where all are like 45.00 they may be pieces. */
function arePrices(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => text !== '').map(foldDigits)
  return numbers.every((text) => /\d[.,٫]\d\d$/.test(text)) && numbers.some((text) => !text.endsWith('00'))
}

/** 1, 2, 3 … down the list. */
function countsUp(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => text !== '').map((text) => readCell(text))
  return numbers.every((cell, at) => cell.kind === 'quantity' && cell.quantity === at + 1)
}
