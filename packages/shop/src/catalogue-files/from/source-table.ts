import { cleanLine } from '@zayy/domain/text/clean'
import { foldText } from '@zayy/domain/text/fold'
import type { Locale } from '@zayy/i18n/locale'
import { ImportIssues } from '../import/import-issues.ts'
import { csvRecords } from '../import/read/csv-records.ts'
import { garbled } from '../import/read/garbled.ts'
import { readSheets } from '../import/read/workbook.ts'
import { type Source, sources } from './source-product.ts'

/**
 * Headings by which a shop's export is known, each in all its spellings. WooCommerce translates its headings into the language of
 * its administrator.
 */
const knownHeadings: Record<Source, readonly (readonly string[])[]> = {
  shopify: [['Title'], ['Handle', 'URL handle'], ['Variant Price', 'Price']],
  woocommerce: [
    ['Type', 'النوع'],
    ['Name', 'الاسم'],
    ['Regular price', 'السعر الافتراضي'],
  ],
  salla: [['أسم المنتج', 'اسم المنتج'], ['سعر المنتج'], ['رمز المنتج sku', 'تصنيف المنتج']],
}

/** A workbook is a zip. */
const ZIP_START = [0x50, 0x4b]

/** Salla writes a line of titles above the headings. */
const MAX_LINES_BEFORE = 5

/** A parsed export. Cells are found by any of several headings, in the folded spelling of a search. */
export type SourceTable = {
  headings: readonly string[]
  rows: readonly SourceRow[]
  /** Returns the file's own spelling of a heading, or null if it has no such column. */
  heading(...spellings: readonly string[]): string | null
}

export type SourceRow = {
  /** As a spreadsheet program counts. */
  row: number
  /** Returns the text of the first of these columns that the file has, '' if it has none. */
  cell(...spellings: readonly string[]): string
}

/** Why a file cannot be converted. */
export type SourceRefusal =
  | { kind: 'table'; reason: string }
  | { kind: 'garbled' }
  | { kind: 'otherSource'; source: Source }
  | { kind: 'headings'; missing: string[] }

/** Parses the export of another shop: CSV in UTF-8 with comma, semicolon or tab, or the first sheet of an Excel workbook. */
export async function readSourceTable(
  source: Source,
  bytes: Uint8Array,
  locale: Locale,
): Promise<SourceTable | SourceRefusal> {
  const issues = new ImportIssues(locale)
  const isWorkbook = bytes[0] === ZIP_START[0] && bytes[1] === ZIP_START[1]
  const sheets = isWorkbook ? await readSheets('', bytes, (sheet) => sheet, issues, { used: 0 }) : []
  const records = isWorkbook ? (sheets[0]?.records ?? []) : csvRecords('', bytes, issues)
  // Salla merges the cells of the titles above its headings. Cells that look like formulas are texts in another shop's CSV
  // file.
  const above = headingsIn(source, records.slice(0, MAX_LINES_BEFORE)) ?? 0
  const issue = issues.list.find(({ row }) => row === null || (isWorkbook && row > above))
  if (issue) return { kind: 'table', reason: issue.reason }
  if (records.length === 0) return { kind: 'headings', missing: missingHeadings(source, []) }
  const candidates = records.slice(0, MAX_LINES_BEFORE)
  const found = headingsIn(source, candidates)
  if (found === null) return unknownHeadings(source, candidates)
  const headings = (records[found] ?? []).map(cleanLine)
  const columns = new Map<string, number>()
  for (const [index, heading] of headings.entries())
    if (heading !== '' && !columns.has(foldText(heading))) columns.set(foldText(heading), index)
  // Folding the headings for each cell would take half of a conversion.
  const known = new Map<string, number | undefined>()
  const columnOf = (spelling: string) => {
    if (!known.has(spelling)) known.set(spelling, columns.get(foldText(spelling)))
    return known.get(spelling)
  }
  const indexOf = (spellings: readonly string[]) => {
    for (const spelling of spellings) {
      const index = columnOf(spelling)
      if (index !== undefined) return index
    }
    return null
  }
  const rows = records.slice(found + 1).flatMap((record, index) => {
    if (record.every((text) => text.trim() === '')) return []
    const cell = (...spellings: readonly string[]) => {
      const column = indexOf(spellings)
      return column === null ? '' : (record[column] ?? '')
    }
    return [{ row: found + index + 2, cell }]
  })
  const heading = (...spellings: readonly string[]) => headings[indexOf(spellings) ?? -1] ?? null
  return { headings, rows, heading }
}

function headingsIn(source: Source, candidates: readonly string[][]): number | null {
  const found = candidates.findIndex((record) => missingHeadings(source, record).length === 0)
  return found === -1 ? null : found
}

function missingHeadings(source: Source, record: readonly string[]): string[] {
  const folded = new Set(record.map((text) => foldText(text)))
  return knownHeadings[source].flatMap((spellings) =>
    spellings.some((spelling) => folded.has(foldText(spelling))) ? [] : [spellings[0] ?? ''],
  )
}

function unknownHeadings(source: Source, candidates: readonly string[][]): SourceRefusal {
  const other = sources.find((each) => each !== source && headingsIn(each, candidates) !== null)
  if (other) return { kind: 'otherSource', source: other }
  const best = candidates
    .map((record) => missingHeadings(source, record))
    .reduce((fewest, next) => (next.length < fewest.length ? next : fewest))
  const isGarbled = candidates.some((record) => garbled(record.join(' ')) !== null)
  return isGarbled ? { kind: 'garbled' } : { kind: 'headings', missing: best }
}
