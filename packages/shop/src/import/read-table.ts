import { cleanText } from '@zayy/domain/text/clean'
import { CsvError, parse } from 'csv-parse/sync'
import { CellFault, type Faults, type Place } from './faults.ts'

/** Reads the text of one cell. @throws CellFault when it cannot be what the column holds. */
export type Cell<T> = (text: string, place: Place) => T

/** The cell of a column that a file may be without. */
export type OptionalCell<T> = Cell<T> & { mayBeMissing: true }

export type Columns = Record<string, Cell<unknown> | OptionalCell<unknown>>

/** One line of a table, read. `row` is where it stands in the file. */
export type Line<C extends Columns> = { row: number; values: { [K in keyof C]: ReturnType<C[K]> } }

/** A table of the owner's folder. */
export type Table<C extends Columns> = {
  file: string
  /** The lines without a fault. */
  lines: Line<C>[]
  /** The texts of the first key column in every line, faulty ones too: what references may name. */
  keys: Keys
  /** The same, of the faulty lines only. */
  faultyKeys: Keys
}

export type Keys = Pick<ReadonlySet<string>, 'has'>

/** Of a table that could not be read: who names something in it is not to blame. */
const anyKey: Keys = { has: () => true }

/**
 * Reads a CSV file: UTF-8, one row of headings, separated by comma, semicolon or tab.
 * @param bytes null when the folder has no such file.
 * @param columns every column that the file has to have, but for optional ones; it may have no other.
 * @param key the columns that together name a line, which no two lines may share.
 */
export function readTable<C extends Columns>(
  file: string,
  bytes: Uint8Array | null,
  columns: C,
  key: readonly (keyof C & string)[],
  faults: Faults,
): Table<C> {
  const [headings, ...records] = readRecords(file, bytes, faults)
  if (!headings || !hasHeadings(file, headings, columns, faults)) {
    return { file, lines: [], keys: anyKey, faultyKeys: anyKey }
  }
  const keys = new Set<string>()
  const faultyKeys = new Set<string>()
  const lines: Line<C>[] = []
  const seen = new Map<string, number>()
  for (const [index, record] of records.entries()) {
    const row = index + 2
    if (record.every((text) => text === '')) continue
    const before = faults.list.length
    const text = (column: string) => record[headings.indexOf(column)] ?? ''
    if (record.length > headings.length) {
      faults.add({ file, row }, `has ${record.length} cells under ${headings.length} headings`)
    }
    const values = readCells(file, row, columns, text, faults)
    const name = key.map(text).join(' / ')
    const first = seen.get(name)
    if (first) faults.add({ file, row, column: key.at(-1) ?? null }, `repeats row ${first}: ${name}`)
    else seen.set(name, row)
    const ownKey = text(key[0] ?? '')
    keys.add(ownKey)
    if (values && faults.list.length === before) lines.push({ row, values })
    else faultyKeys.add(ownKey)
  }
  return { file, lines, keys, faultyKeys }
}

function readRecords(file: string, bytes: Uint8Array | null, faults: Faults): string[][] {
  if (!bytes) {
    faults.add({ file }, 'is missing; a table without lines still needs its row of headings')
    return []
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const delimiter = /^[^\n]*?([,;\t])/.exec(text)?.[1] ?? ','
    const records = parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false })
    if (records.length === 0) faults.add({ file }, 'is empty; it needs its row of headings')
    return records.map((record) => record.map(cleanText))
  } catch (fault) {
    if (fault instanceof CsvError) {
      const line = typeof fault.lines === 'number' ? ` near line ${fault.lines}` : ''
      faults.add({ file }, `is not sound CSV${line}: a quotation mark is missing or stands where none may be`)
    } else if (fault instanceof TypeError) {
      faults.add({ file }, 'is not UTF-8: save it as "CSV UTF-8"')
    } else throw fault
    return []
  }
}

function hasHeadings(file: string, headings: string[], columns: Columns, faults: Faults): boolean {
  const before = faults.list.length
  for (const [column, cell] of Object.entries(columns)) {
    if (!headings.includes(column) && !('mayBeMissing' in cell))
      faults.add({ file, row: 1, column }, 'is missing among the headings')
  }
  for (const [index, heading] of headings.entries()) {
    if (!Object.hasOwn(columns, heading)) {
      faults.add({ file, row: 1, column: heading || `(number ${index + 1})` }, 'is no column of this file')
    } else if (headings.indexOf(heading) !== index) {
      faults.add({ file, row: 1, column: heading }, 'stands twice among the headings')
    }
  }
  return faults.list.length === before
}

function readCells<C extends Columns>(
  file: string,
  row: number,
  columns: C,
  text: (column: string) => string,
  faults: Faults,
): Line<C>['values'] | null {
  const values: Partial<Line<C>['values']> = {}
  let sound = true
  for (const column in columns) {
    const read = readCell(columns[column], text(column), { file, row, column }, faults)
    if (read) Object.assign(values, { [column]: read.value })
    else sound = false
  }
  return sound ? (values as Line<C>['values']) : null
}

/** Reads one cell, or notes what is wrong with it and returns null. */
export function readCell<T>(
  cell: Cell<T> | undefined,
  text: string,
  place: Place,
  faults: Faults,
): { value: T } | null {
  if (!cell) return null
  try {
    return { value: cell(text, place) }
  } catch (fault) {
    if (!(fault instanceof CellFault)) throw fault
    faults.add(place, fault.message)
    return null
  }
}
