/** "Cells from Excel, Sheets or Numbers, or a CSV file: rows of texts." */

import { trimMarks } from '../../text/invisible-marks.ts'

/** The most that is read of a pasted block or a file: far above any product, far below what slows a page. */
export const blockLimits = { characters: 200_000, rows: 300, columns: 100, cells: 3_000 } as const

/** What is kept of a cell's text: no colour, size or number is longer, and it is quoted in sentences and labels. */
const mostOfCell = 100

/** `even`: every row has as many cells as the others, but for titles, which have one. */
export type SplitBlock = { cells: string[][]; even: boolean }

/**
 * Splits pasted text into rows of cells, all of one length, without empty rows and columns around them.
 * Cells stand between tabs; without a tab between semicolons, or, if there are words, commas or Arabic commas. A cell in double
 * quotes may hold those, line breaks and doubled quotes, as spreadsheets write them. Spaces and invisible marks around a cell are
 * removed, those inside it stay: they tell 5 and 5 from 55. Long cells are cut and marked.
 * @returns null for a block over `blockLimits`; no rows for a block of empty cells
 */
export function splitBlock(text: string): SplitBlock | null {
  if (text.length > blockLimits.characters) return null
  const plain = withLineFeeds(text)
  const separator = separatorOf(plain)
  const rows = readRows(plain, separator)
  if (!rows) return null
  const block = withoutEmptyEdges(rows)
  if (block.length * (block[0]?.length ?? 0) > blockLimits.cells) return null
  return { cells: block, even: separator === '\t' || isEven(rows) }
}

function isEven(rows: readonly string[][]): boolean {
  const filled = rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1)
  const ofSeveral = rows.filter((_, at) => (filled[at] ?? 0) > 1)
  const alike = (widths: readonly number[]) => new Set(widths).size <= 1
  return alike(ofSeveral.map(({ length }) => length)) || alike(filled.filter((width) => width > 1))
}

/** The lines of a text without cells, as of a message; null for more than `blockLimits.rows`. */
export function splitLines(text: string): string[] | null {
  if (text.length > blockLimits.characters) return null
  const lines = withLineFeeds(text).split('\n').map(cellText)
  const filled = lines.filter((line) => line !== '')
  return filled.length > blockLimits.rows ? null : filled
}

function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?|[\u2028\u2029]/g, '\n')
}

/** Between digits a comma is thousands, a fraction or a separator: it separates cells only where there are words. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  if (!/\p{L}/u.test(text)) return '\t'
  if (text.includes(',')) return ','
  return text.includes('،') ? '،' : '\t'
}

function readRows(text: string, separator: string): string[][] | null {
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const { cell, end } = nextCell(text, at, separator)
    const row = rows.at(-1) ?? []
    row.push(cell)
    if (row.length > blockLimits.columns) return null
    if (text[end] === '\n') rows.push([])
    if (rows.length > blockLimits.rows + 1) return null
    at = end + 1
  }
  return rows
}

/** One cell from `at` on, and where what separates it from the next one stands. */
function nextCell(text: string, at: number, separator: string): { cell: string; end: number } {
  const quoted = text[at] === '"' ? closingQuote(text, at + 1) : -1
  const from = quoted < 0 ? at : quoted + 1
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  // Quotes are of the cell only where they hold all of it: "5" 5 is not 5.
  const whole = quoted >= 0 && text.slice(from, end).trim() === ''
  const cell = whole ? text.slice(at + 1, quoted).replaceAll('""', '"') : text.slice(at, end)
  return { cell: cellText(cell), end }
}

function cellText(cell: string): string {
  const plain = trimMarks(cell.slice(0, 10 * mostOfCell))
  const isCut = plain.length > mostOfCell || cell.length > 10 * mostOfCell
  return isCut ? `${plain.slice(0, mostOfCell)}…` : plain
}

function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function withoutEmptyEdges(rows: string[][]): string[][] {
  const filledRows = rows.flatMap((row, at) => (row.some((cell) => cell !== '') ? [at] : []))
  const filledColumns = rows.flatMap((row) => row.flatMap((cell, at) => (cell === '' ? [] : [at])))
  if (filledRows.length === 0) return []
  const firstColumn = Math.min(...filledColumns)
  const lastColumn = Math.max(...filledColumns)
  return rows
    .slice(filledRows[0], (filledRows.at(-1) ?? 0) + 1)
    .map((row) =>
      Array.from({ length: lastColumn - firstColumn + 1 }, (_, at) => row[firstColumn + at] ?? ''),
    )
}
