/** Splits cells pasted from Excel, Sheets, Numbers or a CSV file into rows of texts. */

import { trimMarks } from '../../text/invisible-marks.ts'

/** Limits of a pasted block or file: far above any product, far below what slows a page. */
export const blockLimits = { characters: 200_000, rows: 300, columns: 100, cells: 3_000 } as const

/** Maximum characters of a cell. No colour, size or number is longer, and messages quote the text. */
const MAX_CELL_LENGTH = 100

/**
 * Splits pasted text into rows of equal length, without empty rows and columns at the edges. The separator is the tab; without
 * tabs the semicolon; without both, if there are words, the comma or Arabic comma. A cell in double quotes may hold separators,
 * line breaks and doubled quotes, as in CSV. Spaces and invisible marks are trimmed at a cell's ends but kept inside: they tell
 * 5 and 5 from 55. Long cells are cut and marked.
 * @returns null for a block over `blockLimits`; no rows if all cells are empty. `even`: all rows but titles, which have one
 *   cell, have the same number of cells
 */
export function splitBlock(text: string) {
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

/** Splits a message into lines; null for more than `blockLimits.rows`. */
export function splitLines(text: string): string[] | null {
  if (text.length > blockLimits.characters) return null
  const lines = withLineFeeds(text).split('\n').map(cellText)
  const filled = lines.filter((line) => line !== '')
  return filled.length > blockLimits.rows ? null : filled
}

function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?|[\u2028\u2029]/g, '\n')
}

/** A comma between digits may be thousands, a decimal point or a separator. It separates cells only if there are words. */
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

/** Returns the cell at `at`, and the index of the separator after it. */
function nextCell(text: string, at: number, separator: string): { cell: string; end: number } {
  const quoted = text[at] === '"' ? closingQuote(text, at + 1) : -1
  const from = quoted < 0 ? at : quoted + 1
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
  // Quotes count only if they enclose the whole cell: "5" 5 is not 5.
  const whole = quoted >= 0 && text.slice(from, end).trim() === ''
  const cell = whole ? text.slice(at + 1, quoted).replaceAll('""', '"') : text.slice(at, end)
  return { cell: cellText(cell), end }
}

function cellText(cell: string): string {
  const plain = trimMarks(cell.slice(0, 10 * MAX_CELL_LENGTH))
  const isCut = plain.length > MAX_CELL_LENGTH || cell.length > 10 * MAX_CELL_LENGTH
  return isCut ? `${plain.slice(0, MAX_CELL_LENGTH)}…` : plain
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
