import { CsvError, parse } from 'csv-parse/sync'
import { unguarded } from '../../csv/spreadsheet-guard.ts'
import type { ImportIssues, Reason } from '../import-issues.ts'
import { garbled } from './garbled.ts'
import { cleanCell } from './read-cell.ts'
import { tableRefusal } from './table-refusal.ts'

/** A formula that the spreadsheet program saved instead of its result. */
const formula = /^=\s*[\p{L}\d("+-]/u

/**
 * Splits a CSV file in UTF-8 into cells: one row of headings, columns separated by comma, semicolon or tab.
 * @returns no rows if there are issues
 */
export function csvRecords(file: string, bytes: Uint8Array, issues: ImportIssues): string[][] {
  const refused = tableRefusal(bytes)
  if (refused) {
    issues.add({ file }, refused)
    return []
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const { length, delimiter } = separatorOf(text)
    const records = parse(text.slice(length), {
      delimiter,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: false,
    })
    if (records.length === 0) issues.add({ file }, (messages) => messages.table.empty)
    const [head = []] = records
    return records.map((record, row) => cleanRecord(record, { file, row: row + 1, head }, issues))
  } catch (error) {
    if (error instanceof CsvError) {
      const line = typeof error.lines === 'number' ? `${error.lines}` : null
      issues.add({ file }, (messages) => messages.table.notCsv(line))
    } else if (error instanceof TypeError) {
      issues.add({ file }, (messages) => messages.table.notUtf8)
    } else throw error
    return []
  }
}

/**
 * Finds the separator of the columns. Some programs write it into the first line, which spreadsheet programs do not show or count.
 * @property length characters of that line
 */
export function separatorOf(text: string): { length: number; delimiter: string } {
  const [separatorLine = '', named] = /^sep=(.)\r?\n/.exec(text) ?? []
  const delimiter = named ?? /^[^\n]*?([,;\t])/.exec(text)?.[1] ?? ','
  return { length: separatorLine.length, delimiter }
}

/** Cleans the cells of a row. Formulas and lost letters are issues. */
export function cleanRecord(
  record: readonly string[],
  { file, row, head }: { file: string; row: number; head: readonly string[] },
  issues: ImportIssues,
): string[] {
  return record.map((text, column) => {
    const lost: Reason | null = formula.test(text) ? ({ table }) => table.formula(text) : garbled(text)
    if (lost) issues.add({ file, row, column: head[column] ?? null }, lost)
    return unguarded(cleanCell(text))
  })
}
