import { isUtf8 } from 'node:buffer'
import { type FileHandle, open } from 'node:fs/promises'
import { CsvError, parse as parseStream } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { unguarded } from '../../csv/spreadsheet-guard.ts'
import type { ImportIssues, Reason } from '../import-issues.ts'
import { cleanRecord, separatorOf } from './csv-records.ts'
import { cleanCell } from './read-cell.ts'
import { MAX_ROW_BYTES, productTableRefusal, startRefusal, type TableSize } from './table-refusal.ts'

/**
 * Rows of a table that are read part by part.
 * @property head the first row; empty if the table is unreadable
 * @property start, end where the rows begin and end, in units of the source
 */
export type RowSource = {
  file: string
  head: readonly string[]
  start: number
  end: number
  /** Bytes in a unit. */
  unit: number
  /**
   * Calls `visit` with one cell and the place of each row, in order. The place of the next row ends it.
   * @returns false if there are issues
   */
  scan(column: number, visit: (text: string, at: number) => void): Promise<boolean>
  /** Returns the rows between two places. @param row the number of the first */
  read(from: number, to: number, row: number): Promise<readonly (readonly string[])[]>
  close(): Promise<void>
}

/** Bytes. */
const CHUNK = 1_000_000

const quote = 0x22
const newline = 0x0a
const carriageReturn = 0x0d
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** Rows of a workbook, which is in memory. */
export function rowsInMemory(file: string, records: readonly string[][]): RowSource {
  return {
    file,
    head: records[0] ?? [],
    start: 1,
    end: records.length,
    unit: 100,
    async scan(column, visit) {
      for (let at = 1; at < records.length; at += 1) visit(records[at]?.[column] ?? '', at)
      return true
    },
    read: async (from, to) => records.slice(from, to),
    close: async () => {},
  }
}

/** Opens a CSV file that may be too large for memory. That it changes before it is closed is an issue. */
export async function openCsvRows(file: string, path: string, issues: ImportIssues): Promise<RowSource> {
  const handle = await open(path)
  const before = await handle.stat()
  const first = await readAt(handle, 0, Math.min(before.size, CHUNK))
  const shape = shapeOf(first)
  let isBroken = false
  const refuse = (reason: Reason) => {
    if (!isBroken) issues.add({ file }, reason)
    isBroken = true
  }
  const refuseAsNotCsv = async () => {
    const line = await brokenLine(path, shape.delimiter)
    refuse(({ table }) => table.notCsv(line))
  }
  const readRows = async (from: number, to: number, row: number, head?: readonly string[]) => {
    try {
      const records = parsed((await readAt(handle, from, to - from)).toString('utf8'), shape)
      return records.map((record, nth) =>
        cleanRecord(record, { file, row: row + nth, head: head ?? record }, issues),
      )
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      await refuseAsNotCsv()
      return []
    }
  }
  const rows = first.subarray(shape.headAt)
  const headEnd = recordEnd(rows, shape)
  const headBytes = rows.subarray(0, headEnd ?? rows.length)
  const refused = startRefusal(first) ?? headRefusal(headBytes)
  if (refused) refuse(refused)
  else if (headEnd === null && first.length === CHUNK) await refuseAsNotCsv()
  const start = shape.headAt + headBytes.length
  const head = isBroken ? [] : ((await readRows(shape.headAt, start, 1))[0] ?? [])
  return {
    file,
    head,
    start,
    end: before.size,
    unit: 1,
    async scan(column, visit) {
      if (isBroken) return false
      const reason = await scanRecords(handle, start, { ...shape, column }, visit)
      if (reason === 'notCsv') await refuseAsNotCsv()
      else if (reason) refuse(reason)
      return !isBroken
    },
    read: async (from, to, row) => (isBroken ? [] : await readRows(from, to, row, head)),
    async close() {
      const { mtimeMs, size } = await handle.stat()
      await handle.close()
      if (mtimeMs !== before.mtimeMs || size !== before.size) refuse((messages) => messages.file.changed)
    },
  }
}

/**
 * How a CSV file is written.
 * @property newline last byte of a line break
 * @property headAt place of the first row, in bytes
 */
type Shape = { delimiter: string; newline: number; headAt: number }

function shapeOf(first: Buffer): Shape {
  const marks = first.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0
  const text = first.subarray(marks).toString('utf8')
  const { length, delimiter } = separatorOf(text)
  return {
    delimiter,
    newline: /^[^\r\n]*\r(?!\n)/.test(text.slice(length)) ? carriageReturn : newline,
    headAt: marks + Buffer.byteLength(text.slice(0, length)),
  }
}

function parsed(text: string, { delimiter, newline: lineEnd }: Shape): string[][] {
  // Without quotation marks every line is a row, which takes a fraction of the parser's time.
  if (!text.includes('"')) {
    const lines = text.split(lineEnd === newline ? /\r?\n/ : '\r')
    if (lines.at(-1) === '') lines.pop()
    return lines.map((line) => line.split(delimiter))
  }
  return parse(text, {
    delimiter,
    record_delimiter: lineEnd === newline ? ['\r\n', '\n'] : ['\r'],
    relax_column_count: true,
    skip_empty_lines: false,
  })
}

function headRefusal(head: Buffer): Reason | null {
  if (head.length === 0) return ({ table }) => table.empty
  return isUtf8(head) ? null : ({ table }) => table.notUtf8
}

/** Returns where the first row ends, or null if it is not whole. */
function recordEnd(bytes: Buffer, { newline: lineEnd }: Shape): number | null {
  let isQuoted = false
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === quote) isQuoted = !isQuoted
    else if (!isQuoted && bytes[at] === lineEnd) return at + 1
  }
  return null
}

/** Finds the rows and their cells in one column. Returns the reason not to read the file, or null. */
async function scanRecords(
  handle: FileHandle,
  start: number,
  shape: Shape & { column: number },
  visit: (text: string, at: number) => void,
): Promise<Reason | 'notCsv' | null> {
  const textOf = cellReader()
  const size: TableSize = { lines: 1, cells: 0, width: 0 }
  let offset = start
  let rest = Buffer.alloc(0)
  for (let isLast = false; !isLast; ) {
    const chunk = await readAt(handle, offset + rest.length, CHUNK)
    isLast = chunk.length < CHUNK
    const bytes = Buffer.concat([rest, chunk])
    const scanned = scanChunk(bytes, isLast, shape, size, (cell, at) => visit(textOf(cell), offset + at))
    if (isLast && scanned.isQuoted) return 'notCsv'
    if (!isUtf8(bytes.subarray(0, scanned.end))) return ({ table }) => table.notUtf8
    const reason = productTableRefusal(size)
    if (reason) return reason
    // The next chunk scans the last row again, from its start.
    rest = bytes.subarray(scanned.end)
    offset += scanned.end
    if (rest.length > MAX_ROW_BYTES) return 'notCsv'
  }
  return null
}

/** Visits the cell of each whole row and adds to the size of the table. Returns where the whole rows end. */
function scanChunk(
  bytes: Buffer,
  isLast: boolean,
  { delimiter, newline: lineEnd, column }: Shape & { column: number },
  size: TableSize,
  visit: (cell: Buffer, at: number) => void,
): { end: number; isQuoted: boolean } {
  const separator = Buffer.from(delimiter)
  const [separatorStart] = separator
  const isSeparator = (at: number) =>
    separator.length === 1 || separator.equals(bytes.subarray(at, at + separator.length))
  let row = 0
  let nth = 0
  let cellStart = 0
  let cellEnd = 0
  const endCell = (end: number) => {
    if (nth === column) cellEnd = end
    nth += 1
    if (nth === column) cellStart = end + separator.length
  }
  const endRow = (end: number) => {
    endCell(end)
    size.lines += 1
    size.cells += nth
    size.width = Math.max(size.width, nth - 1)
    visit(bytes.subarray(cellStart, cellEnd), row)
    row = cellStart = cellEnd = end + 1
    nth = 0
  }
  // A separator of several bytes may be cut off by the end.
  const end = isLast ? bytes.length : bytes.length - separator.length + 1
  let isQuoted = false
  for (let at = 0; at < end; at += 1) {
    const byte = bytes[at]
    if (byte === quote) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (byte === lineEnd) endRow(at)
    else if (byte === separatorStart && isSeparator(at)) endCell(at)
  }
  if (isLast && !isQuoted && row < bytes.length) endRow(bytes.length)
  size.width = Math.max(size.width, nth)
  return { end: row, isQuoted }
}

/** Returns a function that reads a cell. The rows of a product mostly follow each other. */
function cellReader(): (bytes: Buffer) => string {
  let last = Buffer.alloc(0)
  let text = ''
  return (bytes) => {
    if (bytes.equals(last)) return text
    last = Buffer.from(bytes)
    const raw = bytes.toString('utf8').replace(/\r$/, '')
    text = unguarded(cleanCell(/^".*"$/s.test(raw) ? raw.slice(1, -1).replaceAll('""', '"') : raw))
    return text
  }
}

/** Reads up to `length` bytes; fewer at the end of the file. */
export async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length)
  let filled = 0
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled)
    if (bytesRead === 0) break
    filled += bytesRead
  }
  return buffer.subarray(0, filled)
}

/** Returns the line at which a file is not CSV, as the parser counts, or null if it does not say. */
async function brokenLine(path: string, delimiter: string): Promise<string | null> {
  const handle = await open(path)
  const parser = parseStream({
    delimiter,
    bom: true,
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
  })
  try {
    for await (const _ of handle.createReadStream().pipe(parser));
    return null
  } catch (error) {
    return error instanceof CsvError && typeof error.lines === 'number' ? `${error.lines}` : null
  } finally {
    await handle.close()
  }
}
