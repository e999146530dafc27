import { Unzip, UnzipInflate } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { unguarded } from '../../csv/spreadsheet-guard.ts'
import type { ImportIssues, Reason } from '../import-issues.ts'
import { cleanCell } from './read-cell.ts'
import { tableSizeRefusal } from './table-refusal.ts'

/** A sheet with all rows from the first, the headings first. `file` is its name in issues. */
export type Sheet = { name: string; file: string; records: string[][] }

/** Bytes of an unpacked workbook, which may be 1,000 times as large as its file. */
const MAX_UNPACKED_BYTES = 200_000_000

/** Digits that a spreadsheet program keeps of a number. */
const MAX_DIGITS = 15

/**
 * Reads a workbook of Excel (.xlsx): the values of its cells, days as YYYY-MM-DD. Sheets without values are left out.
 * @param file name in issues
 * @param fileOf returns the name of a sheet in issues
 * @param cells of all workbooks so far: together they have as many as one table may have
 * @returns no sheets if the workbook is unreadable
 */
export async function readSheets(
  file: string,
  bytes: Uint8Array,
  fileOf: (sheet: string) => string,
  issues: ImportIssues,
  cells: { used: number },
): Promise<Sheet[]> {
  const parts = unpack(bytes)
  const marks = parts && marksOf(parts)
  if (!parts || !marks) {
    issues.add({ file }, (messages) => messages.workbook.unreadable)
    return []
  }
  for (const [name, sheet] of marks) {
    cells.used += sheet.cells
    const refusal = sheet.refusal ?? tableSizeRefusal(0, cells.used)
    if (!refusal) continue
    issues.add({ file: fileOf(name) }, refusal)
    return []
  }
  const sheets = await readWorkbook(Buffer.from(bytes), { parseNumber: shortNumber }).catch(() => null)
  if (!sheets) {
    issues.add({ file }, (messages) => messages.workbook.unreadable)
    return []
  }
  return sheets.flatMap(({ sheet: name, data }) => {
    const own = fileOf(name)
    if (data.every((row) => row.every((value) => value === null))) return []
    const [head = []] = data
    const issueAt = (row: number, column: number, reason: Reason) =>
      issues.add({ file: own, row, column: textOf(head[column] ?? null) || null }, reason)
    for (const { row, column, reason } of marks.get(name)?.mistakes ?? []) issueAt(row, column, reason)
    const records = data.map((cells, index) =>
      cells.map((value, column) => {
        if (typeof value === 'number' && Math.abs(value) >= 10 ** MAX_DIGITS)
          issueAt(index + 1, column, (messages) => messages.workbook.longNumber(`${MAX_DIGITS}`))
        return unguarded(cleanCell(textOf(value)))
      }),
    )
    return [{ name, file: own, records }]
  })
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

/** Unpacks the parts with cells and with the names of sheets. Returns null if it is no workbook, or too large. */
function unpack(bytes: Uint8Array): Map<string, string> | null {
  const chunks = new Map<string, Uint8Array[]>()
  let total = 0
  let isSound = true
  const unzip = new Unzip((part) => {
    const own: Uint8Array[] = []
    chunks.set(part.name, own)
    part.ondata = (error, chunk) => {
      if (error) isSound = false
      else {
        total += chunk.byteLength
        if (isNeeded(part.name)) own.push(chunk)
      }
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.byteLength && isSound && total <= MAX_UNPACKED_BYTES; at += CHUNK_BYTES)
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.byteLength)
  } catch {
    return null
  }
  if (!isSound || total > MAX_UNPACKED_BYTES || !chunks.has('xl/workbook.xml')) return null
  return new Map([...chunks].map(([name, own]) => [name, Buffer.concat(own).toString('utf8')]))
}

/** Bytes to unpack at once: at most some 16 MB come of them. */
const CHUNK_BYTES = 16_384

function isNeeded(part: string): boolean {
  return /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(part)
}

type Mistake = { row: number; column: number; reason: Reason }
type Marks = { refusal: Reason | null; cells: number; mistakes: Mistake[] }

/** Sheets of a workbook. Many may show the same part, which is scanned for each. */
const MAX_SHEETS = 100

/** Finds what the values of a sheet do not show: its extent, merged cells, formulas without a result. By sheet. */
function marksOf(parts: ReadonlyMap<string, string>): Map<string, Marks> | null {
  const targets = new Map(
    elements(parts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(({ attribute }) => [
      attribute('Id'),
      attribute('Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const sheets = elements(parts.get('xl/workbook.xml') ?? '', 'sheet')
  if (sheets.length === 0 || sheets.length > MAX_SHEETS) return null
  return new Map(
    sheets.map(({ attribute }) => [
      decoded(attribute('name')),
      marksOfSheet(parts.get(targets.get(attribute('r:id')) ?? '') ?? ''),
    ]),
  )
}

/** Rows of the longest sheet that Excel can have. The reader makes all rows before the last one. */
const MAX_ROWS = 1_048_576

/** The tags of rows and cells. A pattern of whole cells would search an unclosed one to the end of the sheet. */
const CELL_TAGS = /<(?:\w+:)?(row|c|f|v)\b([^<>]*)>([^<]?)|<\/(?:\w+:)?c>/g

function marksOfSheet(xml: string): Marks {
  const mistakes: Mistake[] = []
  let [lines, width] = [0, 0]
  let formula: { row: number; column: number } | null = null
  let place: { row: number; column: number } | null = null
  let isText = false
  for (const [, tag, attributes = '', content = ''] of xml.matchAll(CELL_TAGS)) {
    const number = /(?:^|\s)r=["']([^"']*)["']/.exec(attributes)?.[1] ?? ''
    if (tag === undefined && formula)
      mistakes.push({ ...formula, reason: ({ workbook }) => workbook.noResult })
    if (tag === 'f') formula = place
    // Excel writes an empty text as an empty value, other programs a missing result.
    else if (tag !== 'v' || content !== '' || isText) formula = null
    if (tag === 'row' && Number(number) > MAX_ROWS)
      return { refusal: ({ workbook }) => workbook.unreadable, cells: 0, mistakes }
    if (tag !== 'c') continue
    place = placeOf(number)
    if (!place) return { refusal: ({ workbook }) => workbook.unreadable, cells: 0, mistakes }
    isText = /(?:^|\s)t=["']str["']/.test(attributes)
    lines = Math.max(lines, place.row)
    width = Math.max(width, place.column + 1)
    if (/(?:^|\s)t=["']e["']/.test(attributes))
      mistakes.push({ ...place, reason: ({ table }) => table.formulaError })
  }
  for (const { attribute } of elements(xml, 'mergeCell')) {
    const [first = ''] = attribute('ref').split(':')
    const place = placeOf(first)
    if (place) mistakes.push({ ...place, reason: ({ workbook }) => workbook.merged(attribute('ref')) })
  }
  return { refusal: tableSizeRefusal(lines, lines * width), cells: lines * width, mistakes }
}

/** A1 is row 1, column 0. */
function placeOf(name: string): { row: number; column: number } | null {
  const [, letters, digits] = /^([A-Z]{1,10})(\d{1,10})$/.exec(name) ?? []
  if (!letters || !digits) return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  return { row: Number(digits), column }
}

function elements(xml: string, name: string): { attribute: (name: string) => string }[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\b([^<>]*)>`, 'g'))].map(([, attributes = '']) => ({
    attribute: (key) => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(attributes)?.[1] ?? '',
  }))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, name) => {
    if (name) return entities[name] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10_ffff ? String.fromCodePoint(code) : all
  })
}
