import { csvHeading, csvRow } from '../csv/csv-row.ts'
import { guarded } from '../csv/spreadsheet-guard.ts'

/** A table of the owner's folder: its file, its headings, and a text for each of them in each row. */
export type ExportedTable = {
  file: string
  headings: readonly string[]
  rows: readonly (readonly string[])[]
}

/**
 * A table as CSV, as the import reads it and spreadsheet programs open it. They may save it too: what they would write in another
 * spelling is guarded, besides what they would run as a formula.
 */
export function csvOf({ headings, rows }: ExportedTable): string {
  return csvHeading(headings) + rows.map((row) => csvRow(row.map(guarded))).join('')
}

/** '1' or '0'. */
export function flagOf(value: boolean): string {
  return value ? '1' : '0'
}

/** A Markdown file of the owner's folder: the lines of its front matter, and its text. */
export type ExportedArticle = { file: string; front: Record<string, string>; markdown: string }

/** The file as the import reads it. */
export function articleText({ front, markdown }: ExportedArticle): string {
  const lines = Object.entries(front).map(([name, value]) => `${name}: ${quotedWhereRead(value)}`.trim())
  return `---\n${lines.join('\n')}\n---\n\n${markdown}\n`
}

/** The import takes quotation marks away that stand around a whole value. */
function quotedWhereRead(value: string): string {
  return /^(["']).*\1$/.test(value) ? `"${value}"` : value
}

/** The two languages of rows, by whose they are. */
export type InBoth<Row> = { ar: Row; en: Row }

/**
 * Puts the translations of one owner side by side; every name of the shop stands in both languages.
 * @throws Error where one is missing
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
