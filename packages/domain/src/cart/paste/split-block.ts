/** "Cells from Excel, Sheets or Numbers, or a CSV file: rows of texts." */

import { directionMarks } from '../../text/invisible-marks.ts'
import { readQuantity } from '../read-quantity.ts'

/** The most that is read of a pasted block or a file: far above any product, far below what slows a page. */
export const blockLimits = { characters: 200_000, rows: 300, columns: 100, cells: 3_000 } as const

/** What is kept of a cell's text: no colour, size or number is longer, and it is quoted in sentences and labels. */
const mostOfCell = 100

const DIRECTION_MARKS = new RegExp(`[${directionMarks}]`, 'g')

/**
 * Splits pasted text into rows of trimmed cells, all of one length, without empty rows and columns around them.
 * Cells stand between tabs; without a tab between semicolons, commas or Arabic commas. A cell in double quotes may hold
 * those, line breaks and doubled quotes, as spreadsheets write them. Cells come without marks of direction, and long ones cut.
 * @returns null for a block over `blockLimits`; no rows for a block of empty cells
 */
export function splitBlock(text: string): string[][] | null {
  if (text.length > blockLimits.characters) return null
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?|[\u2028\u2029]/g, '\n')
  const rows = readRows(plain, separatorOf(plain))
  if (!rows) return null
  const block = withoutEmptyEdges(rows)
  return block.length * (block[0]?.length ?? 0) > blockLimits.cells ? null : block
}

/** 1,200 is a number with grouping: a comma separates only where not every line is one. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.every((line) => readQuantity(line) !== null)) return '\t'
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
  const cell = quoted < 0 ? text.slice(at, end) : text.slice(at + 1, quoted).replaceAll('""', '"')
  return { cell: cellText(cell), end }
}

function cellText(cell: string): string {
  const plain = cell
    .slice(0, 10 * mostOfCell)
    .replace(DIRECTION_MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > mostOfCell ? `${plain.slice(0, mostOfCell)}…` : plain
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
