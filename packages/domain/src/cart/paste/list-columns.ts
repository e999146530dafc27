/** "A list has a column of colours, one of sizes, and perhaps one of numbers of pieces, among whatever else a sheet holds." */

import { foldText } from '../../text/fold.ts'
import { isAmountHead, isColour, isTotal, mostTitleRows, type PasteProduct } from './block-heads.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import { isAmount, readCell } from './read-cell.ts'

/**
 * Places of a list's columns. `colour`: null where a staff all wear the one that is active. `amount`: null where each line is a
 * piece. `merged`: a colour stands once above its lines.
 */
export type ListColumns = { colour: number | null; size: number; amount: number | null; merged: boolean }

const sizeHeads = new Set(['size', 'sizes', 'المقاس', 'مقاس', 'القياس', 'قياس', 'المقاسات'].map(foldText))

const colourHeads = new Set(['colour', 'color', 'colours', 'colors', 'اللون', 'لون', 'الألوان'].map(foldText))

/** Heads over numbers that count or name the lines. */
const lineNumberHeads = new Set(
  [
    ...['م', 'رقم', 'الرقم', 'الرقم الوظيفي', 'رقم الموظف', 'الجوال', 'رقم الجوال', 'الهوية', 'رقم الهوية'],
    ...['no', 'id', 'employee no', 'employee id', 'staff no', 'staff id', 'phone', 'mobile'],
  ].map(foldText),
)

/** A head with one of these words is over money or measures of a body. */
const otherHeadWords = new Set(
  [
    ...['price', 'cost', 'rate', 'sar', 'vat', 'discount', 'amount', 'salary'],
    ...[
      'height',
      'weight',
      'age',
      'chest',
      'waist',
      'hip',
      'hips',
      'shoulder',
      'sleeve',
      'length',
      'neck',
      'cm',
      'kg',
    ],
    ...['السعر', 'سعر', 'التكلفة', 'تكلفة', 'القيمة', 'المبلغ', 'الضريبة', 'الخصم', 'الراتب', 'ريال'],
    ...['الطول', 'طول', 'الوزن', 'وزن', 'العمر', 'عمر', 'الصدر', 'صدر', 'الخصر', 'خصر', 'الورك', 'الأرداف'],
    ...['الكتف', 'كتف', 'الكم', 'الرقبة', 'سم', 'كجم'],
  ].map(foldText),
)

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

/** Finds the columns of a list with a line for each colour and size, or for each member of a staff; null for another block. */
export function listColumns(cells: readonly string[][], product: PasteProduct): ListColumns | null {
  const width = cells[0]?.length ?? 0
  if (width < 2 || cells.length < 2) return null
  const places = Array.from({ length: width }, (_, at) => at)
  const mostly = (at: number, is: (text: string) => boolean) =>
    cells.filter((row) => is(row[at] ?? '')).length >= Math.max(2, (cells.length - 1) * 0.6)
  const isSize = (text: string) => isSizeOf(product, text)
  const isOfColour = (text: string) => isColour(text, product)
  const isHeaded = (at: number, heads: ReadonlySet<string>, is: (text: string) => boolean) =>
    heads.has(foldText(cells[0]?.[at] ?? '')) && cells.slice(1).some((row) => is(row[at] ?? ''))
  const size = places.find(
    (at) => mostly(at, (text) => isSize(text) && !isAmount(text)) || isHeaded(at, sizeHeads, isSize),
  )
  if (size === undefined) return null
  const others = places.filter((at) => at !== size)
  const repeated = others.find((at) => mostly(at, isOfColour) || isHeaded(at, colourHeads, isOfColour))
  const colour = repeated ?? others.find((at) => standsOnce(cells, at, size, product)) ?? null
  const numbers = others.filter((at) => at !== colour && mostly(at, (text) => text !== '' && isAmount(text)))
  const amount = amountColumn(cells, numbers, [size, colour ?? size])
  if (colour === null) {
    const isName = (text: string) => text !== '' && !isAmount(text) && !isSize(text)
    const named = others.some((at) => mostly(at, isName)) && !cells.flat().some(isOfColour)
    return named && amount === null ? { colour, size, amount, merged: false } : null
  }
  const once = standsOnce(cells, colour, size, product)
  return { colour, size, amount, merged: once && (amount !== null || !mostly(colour, isOfColour)) }
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
 * Of the columns of numbers that of the pieces: what its head says, or else the last that is not plainly something else.
 * @param named where the columns of sizes and colours are
 */
function amountColumn(
  cells: readonly string[][],
  numbers: readonly number[],
  named: readonly number[],
): number | null {
  const [leading, trailing] = [Math.min(...named), Math.max(...named)]
  const head = (at: number) => cells[0]?.[at] ?? ''
  const column = (at: number) => cells.map((row) => row[at] ?? '')
  const headed = numbers.find((at) => isAmountHead(head(at)) && !numbersLines(column(at), at < leading))
  if (headed !== undefined) return headed
  const possible = numbers.filter(
    (at) =>
      !numbersLines(column(at), at < leading) &&
      !foldText(head(at))
        .split(' ')
        .some((word) => otherHeadWords.has(word)) &&
      column(at).filter(canBePieces).length * 2 > column(at).filter(isAmount).length,
  )
  const whole = possible.filter((at) => !column(at).some((text) => /[.٫]\d/.test(text)))
  // Without heads: behind colour and size come pieces, then what they cost.
  const first = isAmount(head(trailing + 1)) ? whole.find((at) => at > trailing) : undefined
  return first ?? whole.findLast((at) => !isTotal(head(at))) ?? whole.at(-1) ?? possible.at(-1) ?? null
}

/** A telephone number or a price with halalas is a number, and of no pieces. */
function canBePieces(text: string): boolean {
  return readCell(text).kind !== 'rejected'
}

/** Numbers that are no quantities: under a head that says so, or 1, 2, 3 … down the list where it begins. */
function numbersLines([head = '', ...below]: readonly string[], leads: boolean): boolean {
  if (lineNumberHeads.has(foldText(head))) return true
  if (foldText(head) === 'number') return leads
  if (!leads || isAmountHead(head)) return false
  // What stands before colour and size under a head of another name is no quantity: «#», «Employee number».
  if (head !== '' && !isAmount(head)) return true
  const numbers = [head, ...below].filter((text) => text !== '' && isAmount(text)).map(quantityOf)
  return numbers.length >= 3 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
}

function quantityOf(text: string): number {
  const cell = readCell(text)
  return cell.kind === 'quantity' ? cell.quantity : 0
}
