import { csvHeading, csvRow } from '../csv/csv-row.ts'
import { guarded } from '../csv/spreadsheet-guard.ts'

/** A table of the owner's folder: its file, its headings, and a text for each of them in each row. */
export type ExportedTable = {
  file: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

/**
 * A table as CSV, as the import reads it and spreadsheet programs open it. They may save it too: what they would write in another
 * spelling is guarded, besides what they would run as a formula.
 */
export function csvOf({ headings, rows }: ExportedTable): string {
  return csvHeading(headings) + rows.map((row) => csvRow(row.map(guarded))).join('')
}

/** '1' or '0'. */
export function flagOf(value: boolean): string {
  return value ? '1' : '0'
}
