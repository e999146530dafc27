import type { CellRef, ImportIssues } from '../import-issues.ts'
import { keyFinder, type NamedKey } from './key-finder.ts'
import { nearestName } from './nearest-name.ts'
import {
  type Cell,
  isDefault,
  isOtherForm,
  isOwned,
  type Keys,
  keyText,
  type RowText,
  readCell,
} from './read-cell.ts'

export type Columns = Record<string, Cell<unknown>>

/**
 * Where a line comes from: a row of a file, a cell of another table (`column`), or the shop itself (`stored`, its key).
 */
export type Origin = { file: string; row: number | null; column?: string; stored?: string }

/** A row made of cells of another table. Columns without a text are filled like absent ones. */
export type CellRow = { at: Origin; texts: Readonly<Record<string, string>> }

/** A parsed line of a table. */
export type Line<C extends Columns> = { at: Origin; values: { [K in keyof C]: ReturnType<C[K]> } }

/** Returns the reference of a column in a line, for issues. */
export function cellOf({ at }: { at: Origin }, column: string): CellRef {
  return { column, ...at }
}

/** A table of the owner's folder, or of the shop where the folder lacks it. */
export type Table<C extends Columns> = {
  file: string
  isGiven: boolean
  /** Columns that a given table lacks. */
  absentColumns: string[]
  /** Lines without issues. */
  lines: Line<C>[]
  /** Invalid lines, with the values of their valid cells. */
  invalidLines: { at: Origin; values: Partial<Line<C>['values']> }[]
  /** Values of the first key column in all lines, including invalid lines, for references from other tables. */
  keys: Keys
  /** The same for invalid lines only. */
  invalidKeys: Keys
  /** Returns the key of the line that a text names in either language or almost by its key; null if none does. */
  meant: (text: string) => string | null
  /** Returns the texts of the shop's line of a key, whose columns are joined by ` / `. */
  stored: (name: string) => Promise<RowText | undefined>
}

/** Keys of an unreadable table: references to it cause no further issues. */
const anyKey: Keys = { has: () => true }

/** A table as the shop has it. */
export type StoredTable = { headings: readonly string[]; rows: readonly (readonly string[])[] }

/** A table of the folder, or a part of it. @property head the first row; undefined if the file is unreadable */
export type GivenTable = {
  file: string
  head: readonly string[] | undefined
  rows: readonly { row: number; cells: readonly string[] }[]
}

/**
 * How a table is parsed.
 * @property columns all columns; others are not allowed
 * @property key the columns that identify a line
 */
type TableShape<C extends Columns> = {
  file: string
  columns: C
  key: readonly (keyof C & string)[]
  issues: ImportIssues
}

/**
 * Parses a table as a whole. The shop fills what it lacks: all rows of an absent table, and absent columns of known rows.
 * @param records with the headings first; none if the file is unreadable; null if the folder lacks it
 * @param selectStored returns the table of the shop, once
 */
export async function readTable<C extends Columns>(
  shape: TableShape<C>,
  records: readonly (readonly string[])[] | null,
  selectStored: () => Promise<StoredTable>,
): Promise<Table<C>> {
  const parser = tableParser(shape)
  const [head, ...bodies] = records ?? []
  const rows = bodies.map((cells, index) => ({ row: index + 2, cells }))
  const table = await parser.read(records && { file: shape.file, head, rows }, [], selectStored)
  parser.finish()
  return table
}

/** Parses a table part by part. Rows with the same first key column have to be in one part. */
type TableParser<C extends Columns> = {
  /**
   * @param given null if the folder lacks the table
   * @param cellRows rows made of cells of another table. The things that own them must not have rows in the file as well
   */
  read(
    given: GivenTable | null,
    cellRows: readonly CellRow[],
    selectStored: () => Promise<StoredTable>,
  ): Promise<Table<C>>
  /** Adds the issues of the table as a whole. */
  finish(): void
}

export function tableParser<C extends Columns>(shape: TableShape<C>): TableParser<C> {
  const { file, columns, key, issues } = shape
  const needed = new Map<string, string[]>()
  const keyOf = (text: RowText) => key.map((column) => keyText(columns[column], text(column))).join(' / ')
  let isSound: boolean | undefined
  return {
    async read(given, cellRows, selectStored) {
      const headings = given?.head && withoutEmptyEnd(given.head)
      if (headings) isSound ??= hasHeadings(shape, headings)
      if (given && !(headings && isSound)) return unreadableTable(file)
      return await readPart({ ...shape, needed, headings, keyOf }, given, cellRows, selectStored)
    },
    finish() {
      for (const [column, names] of needed)
        issues.add({ file, row: 1, column }, ({ table }) => table.headingNeeded(names))
    },
  }
}

function unreadableTable<C extends Columns>(file: string): Table<C> {
  return {
    file,
    isGiven: true,
    absentColumns: [],
    lines: [],
    invalidLines: [],
    keys: anyKey,
    invalidKeys: anyKey,
    meant: () => null,
    stored: async () => undefined,
  }
}

/**
 * @property needed mandatory columns that the table lacks, with the keys of new rows
 * @property headings undefined if the folder lacks the table
 * @property known the shop's rows by key
 * @property ofCells rows made of cells of another table, by the thing that owns them
 */
type Part<C extends Columns> = TableShape<C> & {
  needed: Map<string, string[]>
  headings: string[] | undefined
  keyOf: (text: RowText) => string
  known: ReadonlyMap<string, SparseText> | null
  ofCells: ReadonlyMap<string, Origin>
}

async function readPart<C extends Columns>(
  shape: Omit<Part<C>, 'known' | 'ofCells'>,
  given: GivenTable | null,
  cellRows: readonly CellRow[],
  selectStored: () => Promise<StoredTable>,
): Promise<Table<C>> {
  const { file, columns, key, headings, keyOf } = shape
  const isFilled = cellRows.length > 0 || needsStored(headings, given?.rows ?? [], columns)
  const stored = isFilled ? await selectStored() : null
  let known = stored && storedTexts(stored, keyOf)
  const ofCells = new Map(cellRows.map(({ at, texts }) => [texts[key[0] ?? ''] ?? '', at]))
  const part: Part<C> = { ...shape, known, ofCells }
  const reader = new LineReader(part)
  if (given && headings) readRows(part, headings, given, reader)
  else if (stored) readStoredRows(part, stored, reader)
  for (const { at, texts } of cellRows) reader.add(at, (column) => texts[column])
  const { lines, invalidLines, keys, invalidKeys } = reader
  return {
    file,
    isGiven: given !== null,
    lines,
    invalidLines,
    keys,
    invalidKeys,
    absentColumns: headings ? absentFrom(headings, columns) : [],
    meant: keyFinder(namedKeys(lines, key[0] ?? '')),
    async stored(name) {
      known ??= storedTexts(await selectStored(), keyOf)
      const text = known.get(name)
      return text && filled(text)
    },
  }
}

/** Keys kept of new rows that lack a mandatory column: more than an issue names. */
const MAX_NEEDING = 10

/** A row to parse. @property stored the shop's row of the same key, for a row of the folder */
type UnreadRow = { at: Origin; name: string; text: SparseText; stored: SparseText | undefined }

/** Parses rows into the lines of a table. */
class LineReader<C extends Columns> {
  readonly lines: Line<C>[] = []
  readonly invalidLines: Table<C>['invalidLines'] = []
  readonly keys = new Set<string>()
  readonly invalidKeys = new Set<string>()
  readonly #told = new Set<string>()
  readonly #part: Part<C>

  constructor(part: Part<C>) {
    this.#part = part
  }

  /** @param isSound false if the row has an issue already */
  add(at: Origin, text: SparseText, isSound = true): void {
    const { columns, key, issues, keyOf, known } = this.#part
    const before = issues.count
    const name = keyOf(filled(text))
    const ownKey = text(key[0] ?? '') ?? ''
    const stored = at.stored === undefined ? known?.get(name) : undefined
    const values: Partial<Line<C>['values']> = {}
    for (const column in columns)
      Object.assign(values, { [column]: this.#valueOf(column, { at, name, text, stored })?.value })
    this.#refuseBothForms(at, ownKey)
    if (isWhole<Line<C>['values']>(values) && isSound && issues.count === before) {
      this.keys.add(ownKey)
      this.lines.push({ at, values })
    } else {
      this.addInvalidKey(ownKey)
      this.invalidLines.push({ at, values })
    }
  }

  addInvalidKey(ownKey: string): void {
    this.keys.add(ownKey)
    this.invalidKeys.add(ownKey)
  }

  #valueOf(column: string, { at, name, text, stored }: UnreadRow): { value: unknown } | null {
    const { columns, issues, needed } = this.#part
    const cell = columns[column]
    const own = text(column)
    const cellRef = cellOf({ at }, column)
    const fromShop = own === undefined ? stored?.(column) : undefined
    if (fromShop !== undefined) return readCell(cell, fromShop, { ...cellRef, stored: name }, issues)
    const isNew = !stored && at.stored === undefined
    const isOmitted = own === undefined || (own === '' && isNew)
    if (cell && isDefault(cell) && isOmitted)
      return readCell(() => cell.absent(filled(text)), '', cellRef, issues)
    if (own !== undefined) return readCell(cell, own, cellRef, issues)
    const names = needed.get(column) ?? []
    if (names.length < MAX_NEEDING) needed.set(column, [...names, name])
    return null
  }

  /** Refuses a row of the file whose owner has cells for such rows too, once per owner. */
  #refuseBothForms(at: Origin, ownKey: string): void {
    const { file, issues, ofCells } = this.#part
    const isOfFile = at.column === undefined && at.stored === undefined
    const cells = isOfFile ? ofCells.get(ownKey) : undefined
    if (!cells || this.#told.has(ownKey)) return
    this.#told.add(ownKey)
    issues.add({ column: null, ...cells }, (messages) => messages.table.bothForms(file, `${at.row}`))
  }
}

/** Yields the keys of lines under their names and themselves, once a text is looked up. */
function* namedKeys(
  lines: readonly { values: Readonly<Record<string, unknown>> }[],
  keyColumn: string,
): Generator<NamedKey> {
  for (const { values } of lines)
    for (const column of ['name_ar', 'name_en', keyColumn])
      yield { key: String(values[keyColumn]), name: String(values[column] ?? '') }
}

/** Reads the rows of the shop instead of those of an absent table, except those of cells of another table. */
function readStoredRows<C extends Columns>(
  { file, columns, key, keyOf, ofCells }: Part<C>,
  { headings, rows }: StoredTable,
  reader: LineReader<C>,
): void {
  for (const text of rows.map(rowReader(headings))) {
    if (!isLeftOut(columns, text) && !ofCells.has(text(key[0] ?? '') ?? ''))
      reader.add({ file, row: null, stored: keyOf(filled(text)) }, text)
  }
}

/** Reads the rows of a file. Each needs the right number of cells and a unique key. */
function readRows<C extends Columns>(
  { file, columns, key, issues, keyOf }: Part<C>,
  headings: readonly string[],
  { head, rows }: GivenTable,
  reader: LineReader<C>,
): void {
  const seen = new Map<string, number>()
  const textOf = rowReader(headings)
  for (const { row, cells: record } of rows) {
    if (record.every((text) => text === '')) continue
    const before = issues.count
    // A row longer than the headings has a surplus separator, even if the last cells are empty.
    const cells = record.length > (head?.length ?? 0) ? record : withoutEmptyEnd(record)
    if (cells.length > headings.length)
      issues.add({ file, row }, ({ table }) => table.cells(`${cells.length}`, `${headings.length}`))
    const text = textOf(record)
    const missing = headings.slice(record.length).filter((column) => isRequired(columns, column))
    if (missing.length > 0) {
      issues.add({ file, row }, ({ table }) => table.short(`${record.length}`, `${headings.length}`, missing))
      // Without `continue`, each missing cell would be reported again as empty.
      reader.addInvalidKey(text(key[0] ?? '') ?? '')
      continue
    }
    const name = keyOf(filled(text))
    const first = seen.get(name)
    if (first === undefined) seen.set(name, row)
    else issues.add({ file, row, column: key.at(-1) ?? null }, ({ table }) => table.repeats(`${first}`, name))
    reader.add({ file, row }, text, issues.count === before)
  }
}

/** The cells of a row by column: undefined without a heading, '' at the end of a short row. */
type SparseText = (column: string) => string | undefined

function rowReader(headings: readonly string[]): (record: readonly string[]) => SparseText {
  const indexes = new Map(headings.map((heading, index) => [heading, index]))
  return (record) => (column) => {
    const index = indexes.get(column)
    return index === undefined ? undefined : (record[index] ?? '')
  }
}

function filled(text: SparseText): RowText {
  return (column) => text(column) ?? ''
}

/**
 * Returns whether a table needs the shop's rows: to fill an absent table or column, or to find out if a row with empty cells is
 * new.
 */
function needsStored(headings: string[] | undefined, bodies: GivenTable['rows'], columns: Columns): boolean {
  if (!headings) return true
  if (absentFrom(headings, columns).length > 0) return bodies.length > 0
  const defaults = headings.flatMap((column, index) => {
    const cell = columns[column]
    return cell && isDefault(cell) && !('mayBeShort' in cell) ? [index] : []
  })
  return bodies.some(({ cells }) => defaults.some((index) => (cells[index] ?? '') === ''))
}

/** Columns of the shop that the headings lack. */
function absentFrom(headings: readonly string[], columns: Columns): string[] {
  return Object.keys(columns).filter((column) => !headings.includes(column) && !isOtherForm(columns[column]))
}

function storedTexts({ headings, rows }: StoredTable, keyOf: (text: RowText) => string) {
  return new Map(rows.map(rowReader(headings)).map((text) => [keyOf(filled(text)), text]))
}

/** True for a row of the shop whose owner left the folder, such as a size of a removed product. */
function isLeftOut(columns: Columns, text: SparseText): boolean {
  return Object.entries(columns).some(
    ([column, cell]) => isOwned(cell) && !cell.owners.has(text(column) ?? ''),
  )
}

function isRequired(columns: Columns, column: string): boolean {
  const cell = columns[column]
  return cell !== undefined && !('mayBeShort' in cell)
}

/** Spreadsheet programs also save columns that have become empty. */
function withoutEmptyEnd(record: readonly string[]): string[] {
  return record.slice(0, record.findLastIndex((text) => text !== '') + 1)
}

/** Headings compared with the names of columns. No table has nearly as many, but a damaged file may have millions. */
const MAX_COMPARED = 100

function hasHeadings<C extends Columns>(
  { file, columns, key, issues }: TableShape<C>,
  headings: string[],
): boolean {
  const before = issues.count
  const absent = Object.keys(columns).filter((column) => !headings.includes(column))
  for (const column of key) {
    if (!headings.includes(column))
      issues.add({ file, row: 1, column }, (messages) => messages.table.headingMissing)
  }
  for (const [index, heading] of headings.entries()) {
    if (!Object.hasOwn(columns, heading)) {
      const meant = heading === '' || index >= MAX_COMPARED ? null : nearestName(heading, absent)
      issues.add({ file, row: 1, column: heading || `(${index + 1})` }, (messages) =>
        messages.table.headingUnknown(meant),
      )
    } else if (headings.indexOf(heading) !== index) {
      issues.add({ file, row: 1, column: heading }, (messages) => messages.table.headingTwice)
    }
  }
  return issues.count === before
}

/** Returns true if all values were parsed. An undefined value has an issue. */
export function isWhole<T extends object>(
  values: {
    [Name in keyof T]?: T[Name] | undefined
  },
): values is T {
  return Object.values(values).every((value) => value !== undefined)
}
