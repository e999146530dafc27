import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { wordList } from '@zayy/domain/text/word-set'
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

/** The columns of each table. */
const HEADINGS = {
  'categories.csv': 'slug, parent, menu, name_ar, name_en, desc_ar, desc_en, image, search_words',
  'products.csv': `
    sku, category, brand, also, name_ar, name_en, description_ar, description_en,
    men, women, children, badge, sold, added, size_chart, status, search_words`,
  'size_charts.csv': 'chart, size, column_ar, column_en, value',
  'coupons.csv': 'code, type, amount, starts, ends, max_uses, per_customer',
  'home_sections.csv': 'slug, name_ar, name_en, products, category',
  'vision.csv': 'slug, image, title_ar, title_en, description_ar, description_en',
  'blog_categories.csv': 'slug, name_ar, name_en',
  'countries.csv': 'code, name_ar, name_en, days_from, days_to',
  'cities.csv': 'code, country, name_ar, name_en, shipping',
  'areas.csv': 'code, city, name_ar, name_en',
  'holidays.csv': 'from, to, name_ar, name_en',
  'carriers.csv': 'code, name_ar, name_en, tracking',
  'photos.csv': 'product, colour, file, alt_ar, alt_en, role',
  'colours.csv': 'product, colour, name_ar, name_en, code, image',
  'sizes.csv': 'product, name',
  'tiers.csv': 'product, from, to, price',
  'attributes.csv': 'product, name_ar, name_en, value_ar, value_en',
  'reviews.csv': 'product, fname, email, rate, comment, date',
  'settings.csv': 'key, ar, en',
} as const

export function exportedTable(file: keyof typeof HEADINGS, rows: ExportedTable['rows']): ExportedTable {
  return { file, headings: wordList(HEADINGS[file]), rows }
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

export function textOf(cell: Cell): string {
  return String(typeof cell === 'boolean' ? Number(cell) : (cell ?? ''))
}

/** Writes a new file below a folder. @throws Error for a path outside the folder */
export async function writeInFolder(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const whole = resolve(join(folder, path))
  if (!whole.startsWith(resolve(folder) + sep)) throw new Error(`${path} leads out of the folder`)
  await mkdir(dirname(whole), { recursive: true })
  await writeFile(whole, content, { flag: 'wx' })
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
