import { strFromU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { unguarded } from '../../csv/spreadsheet-guard.ts'
import type { ImportIssues, Reason } from '../import-issues.ts'
import { type NumberFormat, numberFormats, shownNumber } from './number-format.ts'
import { cleanCell } from './read-cell.ts'
import { tableSizeRefusal } from './table-refusal.ts'
import { ATTRIBUTES, attributeOf, PREFIX, tags, withoutCdata } from './workbook-xml.ts'

/** Bytes of an unpacked workbook, which may be 1,000 times as large as its file. */
const MAX_UNPACKED_BYTES = 200_000_000

/** Files in a workbook. Unpacking takes quadratic time in their number. */
const MAX_PARTS = 2_000

/** Digits that a spreadsheet program keeps of a number. */
const MAX_DIGITS = 15

/**
 * Reads a workbook of Excel (.xlsx): the values of its cells, days as YYYY-MM-DD. Sheets without values are left out.
 * @param file name in issues
 * @param fileOf returns the name of a sheet in issues
 * @param cells number of cells of the workbooks read so far. All workbooks together may have as many as one table
 * @returns all rows of each sheet from the first, the headings first; no sheets if the workbook is unreadable
 */
export async function readSheets(
  file: string,
  bytes: Uint8Array,
  fileOf: (sheet: string) => string,
  issues: ImportIssues,
  cells: { used: number },
) {
  const refused = (reason: Reason | null, place = file): never[] => {
    if (reason) issues.add({ file: place }, reason)
    return []
  }
  const parts = unpack(bytes)
  if (parts === 'tooLong') return refused(tableSizeRefusal(0, Number.POSITIVE_INFINITY))
  const marks = parts && marksOf(parts)
  if (!parts || !marks) return refused(unreadableReason)
  for (const sheet of marks) {
    cells.used += sheet.cells
    const refusal = sheet.refusal ?? tableSizeRefusal(0, cells.used)
    if (refusal) return refused(refusal, fileOf(sheet.name))
  }
  const options = { parseNumber: shortNumber, trim: false }
  const sheets = await readWorkbook(packed(parts), options).catch(() => null)
  if (sheets?.length !== marks.length || isTooLong(sheets)) return refused(unreadableReason)
  return sheets.flatMap(({ sheet: name, data }: ReadSheet, index) => {
    const own = fileOf(name)
    // A sheet of a chart has no cells.
    if (!data || data.every((row) => row.every((value) => value === null))) return []
    const [head = []] = data
    const issueAt = (row: number, column: number, reason: Reason) =>
      issues.add({ file: own, row, column: textOf(head[column] ?? null) || null }, reason)
    for (const { row, column, reason } of marks[index]?.mistakes ?? []) issueAt(row, column, reason)
    const records = data.map((cells, row) =>
      cells.map((value, column) => {
        if (typeof value === 'number' && Math.abs(value) >= 10 ** MAX_DIGITS)
          issueAt(row + 1, column, (messages) => messages.workbook.longNumber(`${MAX_DIGITS}`))
        const format = marks[index]?.formats.get(cellKey(row + 1, column))
        const text = typeof value === 'number' && format ? shownNumber(value, format) : textOf(value)
        return unguarded(cleanCell(text))
      }),
    )
    return [{ name, file: own, records }]
  })
}

/** A workbook stores a long text once, but many cells may refer to it. */
function isTooLong(sheets: readonly ReadSheet[]): boolean {
  let length = 0
  for (const { data = [] } of sheets)
    for (const row of data) for (const value of row) if (typeof value === 'string') length += value.length
  return length > MAX_UNPACKED_BYTES
}

type ReadSheet = Pick<Awaited<ReturnType<typeof readWorkbook>>[number], 'sheet'> & {
  data?: Awaited<ReturnType<typeof readWorkbook>>[number]['data']
}

/** A number as the cell shows it: 55.1, and not 55.100000000000001. */
function shortNumber(text: string): number {
  return Number(Number(text).toPrecision(MAX_DIGITS))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (!(value instanceof Date))
    return typeof value === 'boolean' ? String(value).toUpperCase() : String(value)
  if (Number.isNaN(value.getTime())) return ''
  const [day = '', time = ''] = value.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}

/** The tag of a cell with a value or a format. */
const CELL_TAG = /<(?:[^\s<>:/="']+:)?c[\s/>]/g

/**
 * Unpacks the XML files of a workbook. Returns null if it is no workbook or too large, and `tooLong` once the sheets have more
 * cells than a table may have. Cells cut off by the end of a chunk are not counted, so the extent of each sheet is checked too.
 */
function unpack(bytes: Uint8Array): Map<string, Buffer> | 'tooLong' | null {
  const chunks = new Map<string, Uint8Array[]>()
  let count = 0
  let total = 0
  let cells = 0
  let isSound = true
  const unzip = new Unzip((part) => {
    count += 1
    if (count > MAX_PARTS) isSound = false
    const own: Uint8Array[] = []
    const isNeeded = /\.(?:xml|rels)$/.test(part.name)
    if (isNeeded) chunks.set(part.name, own)
    part.ondata = (error, chunk) => {
      if (error) isSound = false
      else {
        total += chunk.byteLength
        if (/worksheets\/[^/]*\.xml$/.test(part.name))
          cells += strFromU8(chunk, true).match(CELL_TAG)?.length ?? 0
        if (isNeeded) own.push(chunk)
      }
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    const isSmall = () => isSound && total <= MAX_UNPACKED_BYTES && tableSizeRefusal(0, cells) === null
    for (let at = 0; at < bytes.byteLength && isSmall(); at += CHUNK_BYTES)
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.byteLength)
  } catch {
    return null
  }
  if (!isSound || total > MAX_UNPACKED_BYTES) return null
  if (tableSizeRefusal(0, cells) !== null) return 'tooLong'
  const parts = new Map<string, Buffer>()
  for (const [name, own] of chunks) {
    const part = withoutCdata(Buffer.concat(own))
    if (part === null) return null
    parts.set(name, part)
  }
  return parts
}

/** Bytes to unpack at a time; they become 16 MB at most. */
const CHUNK_BYTES = 16_384

/**
 * Packs the files again for the reader. Given the original archive, it would reserve as much memory as the archive claims, and
 * a malicious archive could show it other files than those checked here.
 */
function packed(parts: ReadonlyMap<string, Buffer>): Buffer {
  const { buffer, byteOffset, byteLength } = zipSync(Object.fromEntries(parts), { level: 0 })
  return Buffer.from(buffer, byteOffset, byteLength)
}

type Mistake = Place & { reason: Reason }
/** `formats`: of cells that show leading zeros or percentages, by `cellKey`. */
type Marks = {
  refusal: Reason | null
  cells: number
  mistakes: Mistake[]
  formats: Map<number, NumberFormat>
}

/** Sheets of a workbook. */
const MAX_SHEETS = 100

/** Mistakes kept per sheet: more than an issue shows. */
const MAX_MISTAKES = 1_000

const unreadableReason: Reason = ({ workbook }) => workbook.unreadable

function unreadable(mistakes: Mistake[] = []): Marks {
  return { refusal: unreadableReason, cells: 0, mistakes, formats: new Map() }
}

/**
 * Finds what the values of the sheets do not show: their extent, merged cells, formulas without a result. Reads the same sheets
 * as the reader, in the same order; returns null if that is not certain.
 */
function marksOf(parts: ReadonlyMap<string, Buffer>): (Marks & { name: string })[] | null {
  const textOfPart = (path: string) => parts.get(path)?.toString('utf8')
  const relations = tags(textOfPart('xl/_rels/workbook.xml.rels') ?? '', 'Relationship')
  const sheets = tags(textOfPart('xl/workbook.xml') ?? '', 'sheet')
  if (!relations || !sheets || sheets.length === 0 || sheets.length > MAX_SHEETS) return null
  const marks = sheets.map((sheet) => {
    const [name, id] = [attributeOf(sheet, 'name'), attributeOf(sheet, 'id')]
    const own = relations.filter((relation) => attributeOf(relation, 'Id') === id)
    const [type, target] = [attributeOf(own[0] ?? '', 'Type'), attributeOf(own[0] ?? '', 'Target')]
    if (!name || !id || own.length !== 1 || !type || !target) return null
    return { name, path: type.endsWith('/worksheet') ? pathOf(target) : null }
  })
  const styles = relations.find((relation) => attributeOf(relation, 'Type')?.endsWith('/styles'))
  const target = attributeOf(styles ?? '', 'Target') ?? ''
  const formats = numberFormats(textOfPart(pathOf(target)) ?? '')
  const paths = marks.flatMap((mark) => mark?.path ?? [])
  // The reader returns a shared file as one sheet.
  if (marks.includes(null) || new Set(paths).size < paths.length) return null
  return marks.flatMap((mark) => {
    if (mark === null) return []
    const { name, path } = mark
    const xml = path === null ? '' : textOfPart(path)
    return [{ name, ...(xml === undefined ? unreadable() : marksOfSheet(xml, formats)) }]
  })
}

/** Returns the path in the archive. */
function pathOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Rows of the longest sheet that Excel can have. */
const MAX_ROWS = 1_048_576

/** The tags of rows and cells. A pattern of whole cells would search an unclosed one to the end of the sheet. */
const CELL_TAGS = new RegExp(`<${PREFIX}(row|c|f|v)(?=[\\s/>])${ATTRIBUTES}([^<]?)|</${PREFIX}c\\s*>`, 'g')

type Styles = ReadonlyMap<string, NumberFormat>
type Place = { row: number; column: number }

function marksOfSheet(xml: string, styles: Styles): Marks {
  const sheet = new SheetReader()
  const { mistakes, formats } = sheet
  for (const [, tag, attributes, content = ''] of xml.matchAll(CELL_TAGS)) {
    if (tag === undefined) sheet.endCell()
    else if (!sheet.read(tag, attributes, content, styles)) return unreadable(mistakes)
  }
  for (const merged of tags(xml, 'mergeCell') ?? []) {
    const cells = attributeOf(merged, 'ref') ?? ''
    sheet.note(placeOf(cells.split(':')[0] ?? ''), ({ workbook }) => workbook.merged(cells))
  }
  // The reader creates all rows up to the last one, also those without cells.
  const cells = Math.max(sheet.lines * sheet.width, sheet.lastRow)
  return { refusal: tableSizeRefusal(sheet.lines, cells), cells, mistakes, formats }
}

class SheetReader {
  readonly mistakes: Mistake[] = []
  readonly formats: Marks['formats'] = new Map()
  lines = 0
  width = 0
  lastRow = 0
  #cell: Place | null = null
  #isText = false
  /** The cell of a formula whose result is not found yet. */
  #formula: Place | null = null

  /** Returns false if the tag is not sound. */
  read(tag: string, attributes: string | undefined, content: string, styles: Styles): boolean {
    const name = attributes === undefined ? null : attributeOf(attributes, 'r')
    if (attributes === undefined || name === null) return false
    if (tag === 'f') this.#formula = this.#cell
    // An empty value is an empty text in Excel's files, and a missing result in those of other programs.
    else if (tag !== 'v' || content !== '' || this.#isText) this.#formula = null
    if (tag === 'row') return this.#beginRow(name)
    return tag === 'c' ? this.#beginCell(name, attributes, styles) : true
  }

  endCell(): void {
    this.note(this.#formula, ({ workbook }) => workbook.noResult)
    this.#formula = null
  }

  note(place: Place | null, reason: Reason): void {
    if (place && this.mistakes.length < MAX_MISTAKES) this.mistakes.push({ ...place, reason })
  }

  #beginRow(number: string): boolean {
    this.lastRow = Math.max(this.lastRow, Number(number))
    return number === '' || (/^\d{1,7}$/.test(number) && Number(number) <= MAX_ROWS)
  }

  #beginCell(name: string, attributes: string, styles: Styles): boolean {
    const [place, type] = [placeOf(name), attributeOf(attributes, 't')]
    if (!place || type === null) return false
    this.#cell = place
    this.#isText = type === 'str'
    this.lines = Math.max(this.lines, place.row)
    this.width = Math.max(this.width, place.column + 1)
    const format = styles.size > 0 ? styles.get(attributeOf(attributes, 's') ?? '') : undefined
    if (format) this.formats.set(cellKey(place.row, place.column), format)
    if (type === 'e') this.note(place, ({ table }) => table.formulaError)
    return true
  }
}

/** Columns of the widest sheet that Excel can have. */
const MAX_COLUMNS = 16_384

function cellKey(row: number, column: number): number {
  return row * MAX_COLUMNS + column
}

/** A1 is row 1, column 0. */
function placeOf(name: string): Place | null {
  const [, letters, digits] = /^([A-Z]{1,10})(\d{1,10})$/.exec(name) ?? []
  if (!letters || !digits) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits), column }
}
