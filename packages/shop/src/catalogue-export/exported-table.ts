import { guarded } from '../catalogue-import/read/spreadsheet-guard.ts'

/** So that Excel reads the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** A table of the owner's folder: its file, its headings, and a text for each of them in each row. */
export type ExportedTable = {
  file: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A table as CSV (RFC 4180), as the import reads it and spreadsheet programs open it; no cell of it runs as a formula. */
export function csvOf({ headings, rows }: ExportedTable): string {
  return byteOrderMark + [headings, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(text: string): string {
  const cell = guarded(text)
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** '1' or '0'. */
export function flagOf(value: boolean): string {
  return value ? '1' : '0'
}
