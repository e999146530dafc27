import { isUtf8 } from 'node:buffer'
import { open, type FileHandle } from 'node:fs/promises'
import { CsvError, parse as parseStream } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import { unguarded } from '../../csv/spreadsheet-guard.ts'
import type { ImportIssues, Reason } from '../import-issues.ts'
import { cleanRecord, separatorOf } from './csv-records.ts'
import { cleanCell } from './read-cell.ts'
import { MAX_ROW_BYTES, productTableRefusal, startRefusal } from './table-refusal.ts'

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

const [quote, newline, carriageReturn] = [0x22, 0x0a, 0x0d]
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')

/** Rows of a workbook, which is in memory. */
export function rowsInMemory(file: string, records: readonly string[][]): RowSource {
  return {
    ...{ file, head: records[0] ?? [], start: 1, end: records.length, unit: 100 },
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
  const marks = first.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0
  const begin = first.subarray(marks).toString('utf8')
  const separator = separatorOf(begin)
  const shape: Shape = {
    delimiter: Buffer.from(separator.delimiter),
    newline: /^[^\r\n]*\r(?!\n)/.test(begin.slice(separator.length)) ? carriageReturn : newline,
  }
  const lineBreaks = shape.newline === newline ? ['\r\n', '\n'] : ['\r']
  const parsed = (text: string): string[][] => {
    // Without quotation marks every line is a row, which takes a fraction of the parser's time.
    if (!text.includes('"')) {
      const lines = text.split(shape.newline === newline ? /\r?\n/ : '\r')
      if (lines.at(-1) === '') lines.pop()
      return lines.map((line) => line.split(separator.delimiter))
    }
    return parse(text, {
      delimiter: separator.delimiter,
      record_delimiter: lineBreaks,
      relax_column_count: true,
      skip_empty_lines: false,
    })
  }
  const headAt = marks + Buffer.byteLength(begin.slice(0, separator.length))
  const rows = first.subarray(headAt)
  const headEnd = recordEnd(rows, shape)
  const headLength = headEnd ?? rows.length
  let isBroken = false
  const refuse = (reason: Reason) => {
    if (!isBroken) issues.add({ file }, reason)
    isBroken = true
  }
  const notCsv = async () => {
    const line = await brokenLine(path, separator.delimiter)
    refuse(({ table }) => table.notCsv(line))
  }
  const refused = startRefusal(first)
  if (refused) refuse(refused)
  else if (rows.length === 0) refuse(({ table }) => table.empty)
  else if (!isUtf8(rows.subarray(0, headLength))) refuse(({ table }) => table.notUtf8)
  else if (headEnd === null && first.length === CHUNK) await notCsv()
  const readRows = async (from: number, to: number, row: number, head?: readonly string[]) => {
    try {
      const records = parsed((await readAt(handle, from, to - from)).toString('utf8'))
      return records.map((record, nth) =>
        cleanRecord(record, { file, row: row + nth, head: head ?? record }, issues),
      )
    } catch (error) {
      if (!(error instanceof CsvError)) throw error
      await notCsv()
      return []
    }
  }
  const start = headAt + headLength
  const head = isBroken ? [] : ((await readRows(headAt, start, 1))[0] ?? [])
  return {
    ...{ file, head, start, end: before.size, unit: 1 },
    async scan(column, visit) {
      if (isBroken) return false
      const reason = await scanRecords(handle, { ...shape, start, column }, visit)
      if (reason === 'notCsv') await notCsv()
      else if (reason) refuse(reason)
      return !isBroken
    },
    read: (from, to, row) => (isBroken ? Promise.resolve([]) : readRows(from, to, row, head)),
    async close() {
      const { mtimeMs, size } = await handle.stat()
      await handle.close()
      if (mtimeMs !== before.mtimeMs || size !== before.size) refuse((messages) => messages.file.changed)
    },
  }
}

type Shape = { delimiter: Buffer; newline: number }

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
  { delimiter, newline: lineEnd, start, column }: Shape & { start: number; column: number },
  visit: (text: string, at: number) => void,
): Promise<Reason | 'notCsv' | null> {
  const [separator = 0] = delimiter
  const textOf = cellReader()
  let [offset, lines, cells, widest] = [start, 1, 0, 0]
  let bytes: Buffer = Buffer.alloc(0)
  let [at, nth, cellStart, cellEnd] = [0, 0, 0, -1]
  let isQuoted = false
  for (let isLast = false; !isLast; ) {
    const read = await readAt(handle, offset + bytes.length, CHUNK)
    isLast = read.length < CHUNK
    bytes = bytes.length === 0 ? read : Buffer.concat([bytes, read])
    let record = 0
    const finish = (end: number) => {
      if (nth === column) cellEnd = end
      lines += 1
      cells += nth + 1
      widest = Math.max(widest, nth)
      visit(cellEnd < 0 ? '' : textOf(bytes.subarray(cellStart, cellEnd)), offset + record)
      ;[record, nth, cellStart, cellEnd] = [end + 1, 0, end + 1, -1]
    }
    // A separator of several bytes may be cut off by the end.
    const end = isLast ? bytes.length : bytes.length - delimiter.length + 1
    for (; at < end; at += 1) {
      const byte = bytes[at]
      if (byte === quote) isQuoted = !isQuoted
      else if (isQuoted) continue
      else if (byte === lineEnd) finish(at)
      else if (
        byte === separator &&
        (delimiter.length === 1 || delimiter.equals(bytes.subarray(at, at + delimiter.length)))
      ) {
        if (nth === column) cellEnd = at
        nth += 1
        if (nth === column) cellStart = at + delimiter.length
      }
    }
    if (isLast && isQuoted) return 'notCsv'
    if (isLast && record < bytes.length) finish(bytes.length)
    if (!isUtf8(bytes.subarray(0, record))) return ({ table }) => table.notUtf8
    const reason = productTableRefusal({ lines, cells, width: Math.max(widest, nth) })
    if (reason) return reason
    bytes = Buffer.from(bytes.subarray(record))
    if (bytes.length > MAX_ROW_BYTES) return 'notCsv'
    at -= record
    offset += record
    cellStart -= record
    if (cellEnd >= 0) cellEnd -= record
  }
  return null
}

/** Returns a function that reads a cell. The rows of a product mostly follow each other. */
function cellReader(): (bytes: Buffer) => string {
  let [last, text] = [Buffer.alloc(0), '']
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
