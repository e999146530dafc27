import { existsSync } from 'node:fs'
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '@zayy/platform/process/make-folder'
import { unlessMissing } from '@zayy/platform/process/unless-missing'
import { articleText, csvOf, type ExportedArticle } from '../export/exported-files.ts'
import { type ImportIssue, ImportIssues } from '../import/import-issues.ts'
import { csvRecords } from '../import/read/csv-records.ts'
import { type SettingKey, settingEntries } from '../setting-table.ts'
import { emptyIsValid } from './check-answer.ts'

/** A row of a table by heading. Columns that `shop setup` does not know stay as they are. */
export type Row = Readonly<Record<string, string>>

/** Headings of the tables that questions fill. The import gives columns that they lack their defaults. */
const headings: Readonly<Record<string, readonly string[]>> = {
  'settings.csv': ['key', 'ar', 'en'],
  'countries.csv': ['code', 'name_ar', 'name_en', 'days_from', 'days_to'],
  'cities.csv': ['code', 'country', 'name_ar', 'name_en', 'shipping'],
  'areas.csv': ['code', 'city', 'name_ar', 'name_en'],
  'categories.csv': ['slug', 'name_ar', 'name_en'],
  'products.csv': [
    ...['sku', 'category', 'name_ar', 'name_en', 'colours', 'sizes', 'tiers', 'photos'],
    ...['description_ar', 'description_en', 'men', 'women', 'children', 'status'],
  ],
}

/**
 * Parts of the demo. An import that replaces it takes nothing from them: the owner's first product may have the sku of one of the
 * demo's. Of the settings it empties texts and links that are still the demo's.
 */
export const demoParts: readonly string[] = [
  'settings.csv',
  ...['countries.csv', 'cities.csv', 'areas.csv', 'categories.csv', 'products.csv', 'colours.csv'],
  ...['sizes.csv', 'tiers.csv', 'photos.csv', 'attributes.csv', 'size_charts.csv', 'reviews.csv'],
  ...['home_sections.csv', 'slides.csv', 'sponsors.csv', 'vision.csv', 'blog_categories.csv', 'blogs/'],
]

type Tables = Map<string, { headings: readonly string[]; rows: Row[] }>

/** The tables of the folder at a moment. */
export type SetupSnapshot = { readonly tables: Tables }

/** A table that cannot be read, such as one saved as a workbook. */
export class UnreadableTableError extends Error {
  override name = 'UnreadableTableError'
  readonly issue: ImportIssue

  constructor(issue: ImportIssue) {
    super(`${issue.file} cannot be read`)
    this.issue = issue
  }
}

/**
 * The owner's folder while `shop setup` fills it. Each call writes its change to disk before it returns, so that a later run
 * can go on.
 */
export class SetupFolder {
  readonly path: string
  readonly #locale: 'ar' | 'en'
  readonly #tables: Tables = new Map()

  private constructor(path: string, locale: 'ar' | 'en') {
    this.path = path
    this.#locale = locale
  }

  /**
   * Opens the folder, which may not exist yet.
   * @throws UnreadableTableError
   */
  static async open(path: string, locale: 'ar' | 'en'): Promise<SetupFolder> {
    const folder = new SetupFolder(path, locale)
    for (const file of Object.keys(headings)) await folder.#read(file)
    return folder
  }

  async #read(file: string): Promise<void> {
    const path = join(this.path, file)
    const found = await unlessMissing(stat(path))
    if (!found) return
    const issues = new ImportIssues(this.#locale)
    // A pipe without a writer would be read for ever.
    if (!found.isFile()) issues.add({ file }, (messages) => messages.file.notAFile)
    const bytes = found.isFile() ? await readFile(path) : new Uint8Array()
    const [head = [], ...records] = csvRecords(file, bytes, issues)
    const [issue] = issues.list
    if (issue) throw new UnreadableTableError(issue)
    const rows = records
      .filter((record) => record.some((text) => text !== ''))
      .map((record) => Object.fromEntries(head.map((heading, at) => [heading, record[at] ?? ''])))
    this.#tables.set(file, { headings: head, rows })
  }

  has(file: string): boolean {
    return this.#tables.has(file)
  }

  rows(file: string): readonly Row[] {
    return this.#tables.get(file)?.rows ?? []
  }

  setting(key: SettingKey): { ar: string; en: string } | null {
    const row = this.rows('settings.csv').find((one) => one.key === key)
    return row ? { ar: row.ar ?? '', en: row.en ?? '' } : null
  }

  async setSetting(key: SettingKey, ar: string, en = ''): Promise<void> {
    const rows = this.rows('settings.csv')
    const row = { key, ar, en }
    const isNew = !rows.some((one) => one.key === key)
    const changed = isNew ? [...rows, row] : rows.map((one) => (one.key === key ? { ...one, ...row } : one))
    await this.write('settings.csv', changed)
  }

  /** Writes a table: the new rows, with the columns that it had. */
  async write(file: string, rows: readonly Row[]): Promise<void> {
    const used = this.#tables.get(file)?.headings ?? headings[file] ?? []
    const added = rows.flatMap(Object.keys).filter((heading) => !used.includes(heading))
    const table = { headings: [...used, ...new Set(added)], rows: [...rows] }
    const cells = rows.map((row) => table.headings.map((heading) => row[heading] ?? ''))
    await this.writeFile(file, csvOf({ file, headings: table.headings, rows: cells }))
    this.#tables.set(file, table)
  }

  snapshot(): SetupSnapshot {
    return { tables: new Map(this.#tables) }
  }

  /** Restores the tables of a snapshot. Pictures and texts stay. */
  async restore({ tables }: SetupSnapshot): Promise<void> {
    for (const [file, table] of [...this.#tables]) {
      const before = tables.get(file)
      if (before === table) continue
      this.#tables.delete(file)
      if (before) {
        this.#tables.set(file, before)
        await this.write(file, before.rows)
        this.#tables.set(file, before)
      } else await rm(join(this.path, file), { force: true })
    }
  }

  hasFile(file: string): boolean {
    return existsSync(join(this.path, file))
  }

  /** Returns true if the folder has a text of this name in either language. */
  hasPage(slug: string): boolean {
    return ['ar', 'en'].some((locale) => this.hasFile(`pages/${slug}.${locale}.md`))
  }

  async writeArticle(article: ExportedArticle): Promise<void> {
    await this.writeFile(article.file, articleText(article))
  }

  /** Replaces a file at once, so that an interruption leaves the old one or the new one. */
  async writeFile(file: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.path, file)
    await makeFolder(dirname(path))
    await writeFile(`${path}.part`, content)
    await rename(`${path}.part`, path)
  }

  /**
   * Adds an empty row for each optional setting without an answer. So a new shop makes no promise that its owner did not
   * choose, and nothing of the demo's company remains.
   */
  async emptyOpenSettings(): Promise<void> {
    const given = new Set(this.rows('settings.csv').map(({ key }) => key))
    const empty = settingEntries.filter(([key, setting]) => !given.has(key) && emptyIsValid(setting))
    await this.write('settings.csv', [
      ...this.rows('settings.csv'),
      ...empty.map(([key]) => ({ key, ar: '', en: '' })),
    ])
  }
}
