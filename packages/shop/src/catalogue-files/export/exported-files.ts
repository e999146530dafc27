import { csvHeading, csvRow } from '../csv/csv-row.ts'
import { guarded } from '../csv/spreadsheet-guard.ts'

/** A table of the exported folder, with a text per heading and row. */
export type ExportedTable = {
  file: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

/**
 * Returns a table as CSV that the import and spreadsheet programs read. Texts that a spreadsheet program would change
 * or run as a formula are guarded.
 */
export function csvOf({ headings, rows }: ExportedTable): string {
  return csvHeading(headings) + rows.map((row) => csvRow(row.map(guarded))).join('')
}

export function flagOf(value: boolean): string {
  return value ? '1' : '0'
}

/** A Markdown file of the exported folder. */
export type ExportedArticle = { file: string; front: Record<string, string>; markdown: string }

/** Returns the text of the file as the import reads it. */
export function articleText({ front, markdown }: ExportedArticle): string {
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${quotedWhereRead(value)}`.trim())
  return `---\n${lines.join('\n')}\n---\n\n${markdown}\n`
}

/** The import removes quotation marks around a whole value. */
function quotedWhereRead(value: string): string {
  return /^(["']).*\1$/.test(value) ? `"${value}"` : value
}

export type InBoth<Row> = { ar: Row; en: Row }

/**
 * Returns a function that finds the two translations of a row.
 * @throws Error if one is missing
 */
export function inBoth<Row extends { locale: 'ar' | 'en' }>(
  rows: readonly Row[],
  ownerOf: (row: Row) => number,
): (owner: number) => InBoth<Row> {
  const byOwner = Map.groupBy(rows, ownerOf)
  return (owner) => {
    const own = byOwner.get(owner) ?? []
    const ar = own.find(({ locale }) => locale === 'ar')
    const en = own.find(({ locale }) => locale === 'en')
    if (!ar || !en) throw new Error(`a row without its two languages: ${owner}`)
    return { ar, en }
  }
}
