import { cleanText } from '@zayy/domain/text/clean'
import { DIRECTION_MARKS, JOINERS, trimMarks, ZERO_WIDTH_MARKS } from '@zayy/domain/text/invisible-marks'
import { CsvError, parse } from 'csv-parse/sync'
import { unguarded } from '../../csv/spreadsheet-guard.ts'
import { CellError, type CellRef, type ImportIssues } from '../import-issues.ts'
import { tableRefusal } from './table-refusal.ts'

/** Parses the text of a cell. @throws CellError if it is invalid */
export type Cell<T> = (text: string, cellRef: CellRef) => T

/** The cell of a column that a file may omit. */
export type OptionalCell<T> = Cell<T> & { mayBeMissing: true }

export type Columns = Record<string, Cell<unknown> | OptionalCell<unknown>>

/** A parsed line of a table. `row` is its row in the file. */
export type Line<C extends Columns> = { row: number; values: { [K in keyof C]: ReturnType<C[K]> } }

/** A table of the owner's folder. */
export type Table<C extends Columns> = {
  file: string
  /** Lines without issues. */
  lines: Line<C>[]
  /** Values of the first key column in all lines, including invalid lines, for references from other tables. */
  keys: Keys
  /** The same for invalid lines only. */
  invalidKeys: Keys
}

export type Keys = Pick<ReadonlySet<string>, 'has'>

/** Keys of an unreadable table: references to it cause no further issues. */
export const anyKey: Keys = { has: () => true }

/**
 * Parses a CSV file in UTF-8 with one row of headings, separated by comma, semicolon or tab.
 * @param bytes null if the file is missing
 * @param columns the columns; others are not allowed, and only optional ones may be missing
 * @param key the columns that identify a line
 */
export function readTable<C extends Columns>(
  file: string,
  bytes: Uint8Array | null,
  columns: C,
  key: readonly (keyof C & string)[],
  issues: ImportIssues,
): Table<C> {
  const [head, ...records] = readRecords(file, bytes, issues)
  const headings = head && withoutEmptyEnd(head)
  if (!headings || !hasHeadings(file, headings, columns, issues)) {
    return { file, lines: [], keys: anyKey, invalidKeys: anyKey }
  }
  const keys = new Set<string>()
  const invalidKeys = new Set<string>()
  const lines: Line<C>[] = []
  const seen = new Map<string, number>()
  for (const [index, record] of records.entries()) {
    const row = index + 2
    if (record.every((text) => text === '')) continue
    const before = issues.list.length
    const text = (column: string) => record[headings.indexOf(column)] ?? ''
    // A row longer than the headings has a surplus separator, even if the last cells are empty.
    const cells = record.length > head.length ? record : withoutEmptyEnd(record)
    if (cells.length > headings.length) {
      issues.add({ file, row }, (messages) => messages.table.cells(`${cells.length}`, `${headings.length}`))
    }
    const missing = headings.slice(record.length).filter((column) => isRequired(columns, column))
    if (missing.length > 0) {
      issues.add({ file, row }, (messages) =>
        messages.table.short(`${record.length}`, `${headings.length}`, missing),
      )
      // Without `continue`, each missing cell would be reported again as empty.
      keys.add(text(key[0] ?? ''))
      invalidKeys.add(text(key[0] ?? ''))
      continue
    }
    const values = readCells(file, row, columns, text, issues)
    const name = key.map(text).join(' / ')
    const first = seen.get(name)
    if (first)
      issues.add({ file, row, column: key.at(-1) ?? null }, (messages) =>
        messages.table.repeats(`${first}`, name),
      )
    else seen.set(name, row)
    const ownKey = text(key[0] ?? '')
    keys.add(ownKey)
    if (values && issues.list.length === before) lines.push({ row, values })
    else invalidKeys.add(ownKey)
  }
  return { file, lines, keys, invalidKeys }
}

/** Returns all rows of a table, headings first, with clean cells. Issues make it empty. */
/** Returns all rows with clean cells, the headings first; none if the table has an issue. */
export function readRecords(file: string, bytes: Uint8Array | null, issues: ImportIssues): string[][] {
  if (!bytes) {
    issues.add({ file }, (messages) => messages.table.missing)
    return []
  }
  const refused = tableRefusal(bytes)
  if (refused) {
    issues.add({ file }, refused)
    return []
  }
  try {
    const decoded = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Some programs write the separator into the first line, which spreadsheet programs do not show or count.
    const [separatorLine = '', named] = /^sep=(.)\r?\n/.exec(decoded) ?? []
    const text = decoded.slice(separatorLine.length)
    const delimiter = named ?? /^[^\n]*?([,;\t])/.exec(text)?.[1] ?? ','
    const records = parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false })
    if (records.length === 0) issues.add({ file }, (messages) => messages.table.empty)
    return records.map((record) => record.map((text) => unguarded(cleanCell(text))))
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

function isRequired(columns: Columns, column: string): boolean {
  const cell = columns[column]
  return cell !== undefined && !('mayBeMissing' in cell)
}

/** Spreadsheet programs also save columns that have become empty. */
function withoutEmptyEnd(record: string[]): string[] {
  return record.slice(0, record.findLastIndex((text) => text !== '') + 1)
}

function hasHeadings(file: string, headings: string[], columns: Columns, issues: ImportIssues): boolean {
  const before = issues.list.length
  for (const [column, cell] of Object.entries(columns)) {
    if (!headings.includes(column) && !('mayBeMissing' in cell))
      issues.add({ file, row: 1, column }, (messages) => messages.table.headingMissing)
  }
  for (const [index, heading] of headings.entries()) {
    if (!Object.hasOwn(columns, heading)) {
      issues.add(
        { file, row: 1, column: heading || `(${index + 1})` },
        (messages) => messages.table.headingUnknown,
      )
    } else if (headings.indexOf(heading) !== index) {
      issues.add({ file, row: 1, column: heading }, (messages) => messages.table.headingTwice)
    }
  }
  return issues.list.length === before
}

function readCells<C extends Columns>(
  file: string,
  row: number,
  columns: C,
  text: (column: string) => string,
  issues: ImportIssues,
): Line<C>['values'] | null {
  const values: Partial<Line<C>['values']> = {}
  for (const column in columns) {
    const read = readCell(columns[column], text(column), { file, row, column }, issues)
    Object.assign(values, { [column]: read?.value })
  }
  return isWhole<Line<C>['values']>(values) ? values : null
}

/** Parses a cell. On an error, adds an issue and returns null. */
export function readCell<T>(
  cell: Cell<T> | undefined,
  text: string,
  cellRef: CellRef,
  issues: ImportIssues,
): { value: T } | null {
  if (!cell) return null
  try {
    return { value: cell(text, cellRef) }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    issues.add(cellRef, error.reason)
    return null
  }
}

/** Returns true if all values were parsed. An undefined value has an issue. */
export function isWhole<T extends object>(
  values: {
    [Name in keyof T]?: T[Name] | undefined
  },
): values is T {
  return Object.values(values).every((value) => value !== undefined)
}

/** Characters. A longer text is not a number. */
const MAX_NUMBER_LENGTH = 100

/** A number with an invisible mark between two digits. */
const CUT_NUMBER = new RegExp(
  `^[^\\p{L}]*\\p{Nd}[${DIRECTION_MARKS}${ZERO_WIDTH_MARKS}${JOINERS}]+\\p{Nd}[^\\p{L}]*$`,
  'u',
)

/**
 * Cleans the text of a cell. A mark within a number stays, so that the number is refused: 1 and 2 with a direction mark
 * between them look like 21 to the owner, and are not 12.
 */
export function cleanCell(text: string): string {
  return text.length <= MAX_NUMBER_LENGTH && CUT_NUMBER.test(text) ? trimMarks(text) : cleanText(text)
}
