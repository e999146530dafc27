import { csvHeading, csvRow } from '../csv/csv-row.ts'
import { guarded } from '../csv/spreadsheet-guard.ts'

/** True is exported as 1, false as 0, null and undefined as an empty cell. */
type Cell = string | number | boolean | null | undefined

/** A table of the exported folder, with a cell per heading and row. */
export type ExportedTable = {
  file: string
  headings: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/**
 * Returns a table as CSV that the import and spreadsheet programs read. Texts that a spreadsheet program would change
 * or run as a formula are guarded.
 */
export function csvOf({ headings, rows }: ExportedTable): string {
  return csvHeading(headings) + csvRows(rows)
}

/** Returns further rows of a table. */
export function csvRows(rows: ExportedTable['rows']): string {
  return rows.map((row) => csvRow(row.map((cell) => guarded(textOf(cell))))).join('')
}

/** Returns the text of a cell. */
export function textOf(cell: Cell): string {
  return String(typeof cell === 'boolean' ? Number(cell) : (cell ?? ''))
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

/**
 * Returns a function that adds the two translations to a row.
 * @throws Error if one is missing
 */
export function translator<Translation extends { locale: 'ar' | 'en' }>(
  translations: readonly Translation[],
  ownerOf: (translation: Translation) => number,
) {
  const byOwner = Map.groupBy(translations, ownerOf)
  return <Row extends { id: number }>(row: Row) => {
    const own = byOwner.get(row.id) ?? []
    const ar = own.find(({ locale }) => locale === 'ar')
    const en = own.find(({ locale }) => locale === 'en')
    if (!ar || !en) throw new Error(`Row ${row.id} lacks a translation`)
    return { ...row, ar, en }
  }
}
