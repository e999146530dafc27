/** Reads a pasted spreadsheet block as quantities per colour and size, with guesses and rejections. */

import { cleanLine } from '../../text/clean.ts'
import { foldText } from '../../text/fold.ts'
import { isColour } from './block-heads.ts'
import { isTotal } from './head-words.ts'
import { isColourWord, matchColour } from './match-colour.ts'
import { looksLikeSize, matchSize } from './match-size.ts'
import {
  type GridPlace,
  type PasteHead,
  type PasteProduct,
  type ReadTables,
  refused,
  type Unread,
} from './paste-table.ts'
import { pivotLines, readList, rowText } from './pivot-list.ts'
import { type PastedCell, readCell } from './read-cell.ts'
import { countUp, readLine } from './read-lines.ts'
import { readTables } from './read-tables.ts'
import { severalProducts } from './several-products.ts'
import { splitBlock, splitLines } from './split-block.ts'

/** `text`: head as pasted, '' without heads. `size`: null if the product has no such size. */
type PastedColumn = { text: string; size: number | null }

/** `guessed`: the colour was matched by similarity. Each cell belongs to the column at its index. */
export type PastedRow = { text: string; colour: number | null; guessed: boolean; cells: PastedCell[] }

/** `unread`: the parts that were not read. */
export type PastedBlock = { columns: PastedColumn[]; rows: PastedRow[]; unread: Unread[] }

export type ReadBlock = { kind: 'block'; block: PastedBlock } | { kind: 'empty' } | { kind: 'tooLarge' }

/**
 * Reads a pasted block for a product: tables with heads in either direction, lists of colour, size and quantity, message lines,
 * or bare numbers, which fill the cells from `from` on. Ambiguous parts are not read but reported.
 * @param most maximum quantity of the product
 * @param from the active cell
 */
export function readBlock(text: string, product: PasteProduct, most: number, from: GridPlace): ReadBlock {
  const message = readMessage(text, product, from)
  const split = message ? null : splitBlock(text)
  if (!message && !split) return { kind: 'tooLarge' }
  const read = message ?? (split && readSplit(split, product, from))
  if (!read) return { kind: 'empty' }
  const block = blockOf(read, product, most)
  const anything = block.rows.some((row) => row.cells.some(({ kind }) => kind !== 'empty'))
  return anything || block.unread.length > 0 ? { kind: 'block', block } : { kind: 'empty' }
}

function readSplit(
  { cells, even }: { cells: string[][]; even: boolean },
  product: PasteProduct,
  from: GridPlace,
): ReadTables | null {
  if (cells.length === 0) return null
  if (!even) return refused('unevenRows', cells.map(rowText))
  const products = severalProducts(cells, product)
  if (products) return refused('severalProducts', products)
  const read =
    readList(cells, product, from) ??
    readRowsAsLines(cells, product, from) ??
    readTables(cells, product, from)
  const filled = read.tables.some(({ rows }) => rows.some(({ cells: row }) => row.some(holdsSomething)))
  const unread = cells.flat().filter((text) => holdsDigits(text) && matchSize(text, product.sizes) === null)
  if (!filled && read.unread.length === 0 && unread.length > 0) return refused('unreadLine', unread)
  const toActive = read.tables.some(({ rows }) => rows.some(({ head }) => 'place' in head))
  // Next to a colour name, cells are unlikely to be meant for the active colour.
  const coloured = cells.flat().filter((text) => isColour(text, product) || isColourWord(text))
  return toActive && coloured.length > 0 ? refused('noHeads', coloured) : read
}

function holdsSomething(text: string): boolean {
  return readCell(text).kind !== 'empty'
}

function holdsDigits(text: string): boolean {
  return holdsSomething(text) && /\p{Nd}/u.test(text)
}

/** Reads rows as lines that each have a colour, a size and a number: «Teal M» next to 20. */
function readRowsAsLines(
  cells: readonly string[][],
  product: PasteProduct,
  from: GridPlace,
): ReadTables | null {
  const texts = cells.map(rowText)
  const lines = texts.flatMap((text) => readLine(text, product) ?? [])
  if (lines.length < cells.length) return null
  if (countUp(texts)) return refused('whichNumber', texts)
  const table = pivotLines(lines, from)
  return table && { tables: [table], unread: [] }
}

/** Reads message lines of which at least one is a colour, a size and a number; null for sheet cells. */
function readMessage(text: string, product: PasteProduct, from: GridPlace): ReadTables | null {
  const lines = text.includes('\t') ? null : splitLines(text)
  const read = lines?.map((line) => ({ line, read: readLine(line, product) })) ?? []
  const found = read.flatMap((one) => one.read ?? [])
  const texts = read.flatMap((one) => (one.read ? [one.line] : []))
  const others = read.flatMap((one) => (one.read ? [] : [one.line]))
  if (countUp(texts)) return refused('unreadLine', lines ?? [])
  const unread = others.length > 0 ? refused('unreadLine', others).unread : []
  const table = found.length > 0 ? pivotLines(found, from) : null
  return table && { tables: [table], unread }
}

/** Joins all tables into one block; the columns of each table follow those of the one before. */
function blockOf({ tables, unread }: ReadTables, product: PasteProduct, most: number): PastedBlock {
  const columns = tables.flatMap((table) => table.columns.map((head) => columnOf(head, product)))
  const rows = tables.flatMap((table, at) => {
    const before = tables.slice(0, at).reduce((sum, other) => sum + other.columns.length, 0)
    const after = columns.length - before - table.columns.length
    return table.rows.map(({ head, cells }) => ({
      ...rowOf(head, product),
      cells: [
        ...emptyCells(before),
        ...table.columns.map((_, place) => readCell(cells[place] ?? '', most)),
        ...emptyCells(after),
      ],
    }))
  })
  return {
    columns,
    rows,
    // Heads may all be empty, so that there is nothing to name.
    unread: unread
      .filter(({ texts }) => texts.length > 0)
      .map(({ kind, texts }) => ({ kind, texts: texts.map(cleanLine) })),
  }
}

function emptyCells(count: number): PastedCell[] {
  return Array.from({ length: count }, () => ({ kind: 'empty' as const }))
}

function columnOf(head: PasteHead, { sizes }: PasteProduct): PastedColumn {
  if ('place' in head) return { text: '', size: sizes[head.place]?.id ?? null }
  return { text: cleanLine(head.text), size: matchSize(head.text, sizes) }
}

function rowOf(head: PasteHead, { colours, sizes }: PasteProduct): Omit<PastedRow, 'cells'> {
  if ('place' in head) return { text: '', colour: colours[head.place]?.id ?? null, guessed: false }
  const match = matchColour(head.text, colours)
  const text = cleanLine(head.text)
  // A name that contains a size or a number, such as an article code, is no colour spelling; nor is a total of one.
  const odd = (word: string) =>
    /\p{N}/u.test(word) || isTotal(word) || looksLikeSize(word) || matchSize(word, sizes) !== null
  return !match || (match.guessed && foldText(text).split(' ').some(odd))
    ? { text, colour: null, guessed: false }
    : { text, ...match }
}
