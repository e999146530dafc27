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
  // If many numbers follow sizes in a column, the sizes are heads.
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

/**
 * Returns the quantity column; null if each line is one piece.
 * @param others columns that hold neither sizes nor colours
 * @param named indexes of the size and colour columns
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
    // Next to a quantity head, a number without head may be the rest of a number split at its comma.
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
  // Ascending numbers before colours and sizes, with no names, may be line numbers or quantities.
  if (lines.length > 0 && numbers.length === 1 && !names) return unclear(lines)
  const possible = numbers.filter((at) => !lines.includes(at))
  const whole = possible.filter((at) => !arePrices(column(at)))
  const pieces = possible.length > 1 ? whole : possible
  if (possible.length === 0) return null
  return names || pieces.length !== 1 ? unclear(possible) : (pieces[0] ?? null)
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
