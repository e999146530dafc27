import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNumber } from '@zayy/i18n/numbers'
import { NOTES_FILE } from '../../from/notes.ts'
import {
  type FolderContents,
  type ImportIssues,
  type Reason,
  UnreadableFolderError,
} from '../import-issues.ts'
import { csvRecords } from './csv-records.ts'
import { readSheets } from './workbook.ts'
import { openImageFolder, type ImageFolder } from './image-folder.ts'
import { listEntries } from './list-entries.ts'
import { nearestName } from './nearest-name.ts'
import type { StoredShop } from './stored-shop.ts'
import { openProductRows, type ProductRows, type ProductTable, productTables } from './product-rows.ts'
import { openCsvRows, type RowSource, rowsInMemory } from './row-source.ts'
import { type CellRow, type Columns, readTable, type Table, tableParser } from './table.ts'

/** The owner's folder. */
export type Folder = {
  issues: ImportIssues
  /** YYYY-MM-DD in Riyadh. */
  today: string
  images: ImageFolder
  bytes(file: string): Promise<Uint8Array | null>
  /** Returns the slugs of the files `<folder>/<slug>.<ar|en>.md`, sorted. */
  articles(folder: 'blogs' | 'pages'): string[]
  /** Reads a table, which the shop fills. Call it once per table. */
  table<C extends Columns>(file: string, columns: C, ...key: (keyof C & string)[]): Promise<Table<C>>
  /** The shop's tables, texts and images, which fill those that the folder lacks. */
  products(): Promise<ProductFolder>
  /** Files that the reads so far found or missed. */
  stored: StoredShop
  /** Files that the reads so far found or missed. */
  contents: FolderContents
  /** Returns true for a table or `blogs/` that the shop does not fill. */
  isEmptied(file: string): boolean
}

export type ProductFolder = Pick<ProductRows, 'keys' | 'batches'> & {
  /** Name of the table of products in issues. */
  file: string
  /** True if the folder has none of the tables: all of them stay. */
  areKept: boolean
  /** Returns a function that reads a table of a batch, with rows from cells of another table. */
  table<C extends Columns>(
    file: ProductTable,
    columns: C,
    ...key: (keyof C & string)[]
  ): (batch: number, cellRows?: readonly CellRow[]) => Promise<Table<C>>
  /** Adds the issues about whole tables, and closes the files. */
  close(): Promise<void>
}

/** Tables whose missing rows change nothing in the shop. */
const keptWithoutRow = ['settings.csv', 'coupons.csv']

/** Tables of the folder. Other names are issues, since a misspelt file would be ignored. */
const tables = [
  ...['settings', 'countries', 'cities', 'areas', 'categories', 'products', 'colours', 'sizes', 'tiers'],
  ...['photos', 'attributes', 'size_charts', 'reviews', 'home_sections', 'slides', 'sponsors', 'vision'],
  ...['coupons', 'blog_categories', 'holidays', 'carriers'],
]

const folders = ['blogs', 'pages', 'pictures']

/** Formats in which owners save tables. */
const tableFormat = /\.(?:csv|tsv|tab|xlsx?|xlsm|xlsb|ods|numbers|txt|rtf|json|html?)$/i

/** Default file formats of spreadsheet programs, which the import does not read. */
const otherWorkbook = /\.(?:xlsm|xlsb|xls|ods|numbers)$/i

/**
 * Files that programs create beside others: `~$products.csv` and `.~lock.products.csv#` while a table is open,
 * `._products.csv` in archives of macOS.
 */
const besides = /^(?:~\$|\._|\.~lock\.)/

/** Files of Windows, macOS and Git. */
const ofSystem = /^(?:\.|thumbs\.db$|desktop\.ini$|__MACOSX$)/i

/** Bytes of a table or text, and of all that are read as wholes. */
const MAX_FILE_BYTES = 20_000_000
const MAX_TOTAL_BYTES = 200_000_000

/** Bytes of a table of products in CSV, which is read part by part. */
const MAX_PRODUCT_FILE_BYTES = 1_000_000_000

/** Each workbook has at least one table. */
const MAX_WORKBOOKS = tables.length

/** Maximum number of entries of a folder, without its pictures. */
const MAX_ENTRIES = 10_000

/**
 * Opens the folder and reads its text files.
 * @param options `today`: YYYY-MM-DD in Riyadh. `emptied`: tables, and `blogs/`, to which the shop adds nothing
 * @throws UnreadableFolderError
 */
export async function openFolder(
  path: string,
  issues: ImportIssues,
  { today, stored, emptied }: { today: string; stored: StoredShop; emptied: readonly string[] },
): Promise<Folder> {
  const { files, tooLarge } = await listFiles(path, issues)
  // A file that is too large is treated as empty, so that the rest is checked too.
  const bytesOf = async (file: string) => {
    const known = files.get(file)
    if (known === undefined) return null
    return tooLarge.has(file) ? new Uint8Array() : await readFile(known)
  }
  const sources = await findSources([...files.keys()], bytesOf, issues)
  if (files.size === 0 && issues.count === 0) issues.add({ file: '.' }, (messages) => messages.file.noFiles)
  const contents: FolderContents = { given: [], absent: [], absentColumns: [] }
  const isEmptied = (file: string) => emptied.includes(file)
  const note = (file: string, isGiven: boolean) => {
    if (isGiven || !isEmptied(file)) (isGiven ? contents.given : contents.absent).push(file)
  }
  const noteColumns = (file: string, columns: string[]) => {
    if (columns.length > 0) contents.absentColumns.push({ file, columns })
  }
  const rowsOf = async (table: ProductTable): Promise<RowSource | null> => {
    const source = sources.get(table)
    note(source?.file ?? table, source !== undefined)
    if (!source) return null
    const csv = files.get(source.file)
    return csv !== undefined && isProductTable(source.file) && !tooLarge.has(source.file)
      ? await openCsvRows(source.file, csv, issues)
      : rowsInMemory(source.file, tooLarge.has(source.file) ? [] : await source.records())
  }
  return {
    issues,
    today,
    stored,
    contents,
    isEmptied,
    images: await openImageFolder(path, stored, issues),
    bytes: bytesOf,
    articles(folder) {
      const article = new RegExp(`^${folder}/([a-z0-9-]+)\\.(?:ar|en)\\.md$`)
      const slugs = new Set([...files.keys()].flatMap((file) => article.exec(file)?.[1] ?? []))
      note(`${folder}/`, slugs.size > 0)
      return [...slugs].sort()
    },
    async table(file, columns, ...key) {
      const source = sources.get(file)
      const records = source ? (tooLarge.has(source.file) ? [] : await source.records()) : null
      const isUnfilled = keptWithoutRow.includes(file) ? records === null : isEmptied(file)
      note(source?.file ?? file, records !== null)
      const named = source?.file ?? file
      const table = await readTable({ file: named, columns, key, issues }, records, async () =>
        isUnfilled ? nothing : stored.table(file),
      )
      noteColumns(named, table.absentColumns)
      return table
    },
    async products() {
      const open = new Map<ProductTable, RowSource>()
      for (const table of productTables) {
        const source = await rowsOf(table)
        if (source) open.set(table, source)
      }
      const storedSkus = async () => (isEmptied('products.csv') ? [] : await stored.skus())
      const rows = await openProductRows(open, storedSkus, issues)
      const finishes: (() => void)[] = []
      return {
        ...{ keys: rows.keys, batches: rows.batches, file: open.get('products.csv')?.file ?? 'products.csv' },
        areKept: open.size === 0 && !productTables.some(isEmptied),
        table(file, columns, ...key) {
          const named = open.get(file)?.file ?? file
          const parser = tableParser({ file: named, columns, key, issues })
          finishes.push(() => parser.finish())
          let isNoted = false
          return async (batch, cellRows = []) => {
            const given = await rows.rows(file, batch)
            const table = await parser.read(given, cellRows, async () =>
              isEmptied(file) ? nothing : stored.productTable(file, rows.skus(batch)),
            )
            if (!isNoted) noteColumns(named, table.absentColumns)
            isNoted = true
            return table
          }
        },
        async close() {
          for (const finish of finishes) finish()
          for (const source of open.values()) await source.close()
        },
      }
    },
  }
}

/**
 * Lists the files to read, those that are too large apart. Other files and folders are issues or warnings.
 * @throws UnreadableFolderError
 */
async function listFiles(path: string, issues: ImportIssues) {
  const files = new Map<string, string>()
  const tooLarge = new Set<string>()
  let [bytes, workbooks] = [0, 0]
  for (const below of ['', 'blogs', 'pages']) {
    const { entries, isWhole } = await listEntries(join(path, below), MAX_ENTRIES).catch((error: unknown) => {
      if (below === '') throw new UnreadableFolderError(`The folder ${path} cannot be read`, { cause: error })
      return { entries: [], isWhole: true }
    })
    if (!isWhole)
      issues.add({ file: below === '' ? '.' : `${below}/` }, (messages) =>
        messages.file.tooMany(formatNumber(MAX_ENTRIES)),
      )
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const name = below ? `${below}/${entry.name}` : entry.name
      if (entry.isFile() && besides.test(entry.name)) {
        const isOpen = !entry.name.startsWith('._')
        issues.warn({ file: name }, ({ warnings }) => (isOpen ? warnings.openTable : warnings.notRead))
        continue
      }
      if (ofSystem.test(entry.name) || name === NOTES_FILE) continue
      const isFolder = entry.isDirectory() || (!entry.isFile() && (await isDirectory(join(path, name))))
      if (isFolder) {
        if (below !== '' || !folders.includes(entry.name)) refuseFolder(name, issues)
        continue
      }
      if (!isRead(name)) {
        refuseFile(name, issues)
        continue
      }
      if (isWorkbook(name) && ++workbooks > MAX_WORKBOOKS) {
        issues.add({ file: name }, (messages) => messages.workbook.tooMany(`${MAX_WORKBOOKS}`))
        break
      }
      // A pipe without a writer, or a device without an end, would be read for ever.
      const found = await stat(join(path, name)).catch(() => null)
      if (!found?.isFile()) {
        issues.add({ file: name }, (messages) => messages.file.notAFile)
        continue
      }
      const { size } = found
      const refused = isProductTable(name) ? tooLargeTable(size) : tooManyBytes(size, bytes)
      if (refused) {
        issues.add({ file: name }, refused)
        tooLarge.add(name)
      } else if (!isProductTable(name)) bytes += size
      files.set(name, join(path, name))
    }
  }
  return { files, tooLarge }
}

const nothing = { headings: [], rows: [] }

function isProductTable(file: string): boolean {
  return productTables.some((table) => table === file)
}

function tooLargeTable(size: number): Reason | null {
  return size > MAX_PRODUCT_FILE_BYTES
    ? ({ file }) => file.tooLarge(formatNumber(MAX_PRODUCT_FILE_BYTES / 1_000_000))
    : null
}

/** @param before bytes read so far */
function tooManyBytes(size: number, before: number): Reason | null {
  if (size > MAX_FILE_BYTES) return ({ file }) => file.tooLarge(`${MAX_FILE_BYTES / 1_000_000}`)
  if (before + size <= MAX_TOTAL_BYTES) return null
  return ({ file }) => file.together(`${MAX_TOTAL_BYTES / 1_000_000}`)
}

function isWorkbook(name: string): boolean {
  return /\.xlsx$/i.test(name)
}

/** Where a table is: `file` is its name in issues. */
type TableSource = { file: string; records: () => Promise<string[][]> }

/** Finds the source of each table: a CSV file, or a sheet of a workbook. Two sources of a table are an issue. */
async function findSources(
  files: readonly string[],
  bytesOf: (file: string) => Promise<Uint8Array | null>,
  issues: ImportIssues,
): Promise<Map<string, TableSource>> {
  const sources = new Map<string, TableSource>()
  const add = (table: string, source: TableSource) => {
    const other = sources.get(`${table}.csv`)
    if (other) issues.add({ file: source.file }, (messages) => messages.file.twice(other.file))
    else sources.set(`${table}.csv`, source)
  }
  const bytesIn = async (file: string) => (await bytesOf(file)) ?? new Uint8Array()
  for (const file of files) {
    const table = file.replace(/\.csv$/, '')
    if (table !== file && tables.includes(table))
      add(table, { file, records: async () => csvRecords(file, await bytesIn(file), issues) })
  }
  const cells = { used: 0 }
  for (const file of files) {
    if (!isWorkbook(file)) continue
    const ofFile = file.replace(/\.xlsx$/i, '')
    const isOneTable = tables.includes(ofFile)
    const sheets = await readSheets(
      file,
      await bytesIn(file),
      (sheet) => (isOneTable ? file : `${file} (${sheet})`),
      issues,
      cells,
    )
    if (isOneTable && sheets.length > 1)
      issues.add({ file }, (messages) => messages.workbook.manySheets(sheets.map(({ name }) => name)))
    for (const { name, file: label, records } of sheets) {
      const table = isOneTable ? ofFile : name.trim().toLowerCase()
      if (isOneTable && sheets.length > 1) continue
      const ofStem = sheets.length === 1 ? nearestName(ofFile, tables) : null
      if (tables.includes(table)) add(table, { file: label, records: async () => records })
      else if (ofStem !== null) issues.add({ file }, (messages) => messages.file.unknown(`${ofStem}.xlsx`))
      else
        issues.add({ file: label }, (messages) => messages.workbook.unknownSheet(nearestName(name, tables)))
    }
  }
  return sources
}

/** Tables, and texts in their folders. Other Markdown at the top, such as README.md, is the owner's own. */
function isRead(name: string): boolean {
  return name.includes('/')
    ? /^(blogs|pages)\/[a-z0-9-]+\.(ar|en)\.md$/.test(name)
    : tables.includes(name.replace(/\.csv$/, '')) || isWorkbook(name)
}

/** Rejects a file that the import would ignore, if the owner may expect that it is read. */
function refuseFile(name: string, issues: ImportIssues): void {
  const stem = name.replace(/\.[^.]*$/, '')
  if (tables.includes(stem.toLowerCase()) && otherWorkbook.test(name))
    issues.add({ file: name }, (messages) => messages.file.workbook)
  else if (name.includes('/') || tableFormat.test(name) || nearestName(stem, tables) !== null) {
    const meant = name.includes('/') ? null : nearestName(stem, tables)
    issues.add({ file: name }, (messages) => messages.file.unknown(meant && `${meant}.csv`))
  }
}

function refuseFolder(name: string, issues: ImportIssues): void {
  const meant = nearestName(name, [...folders, ...tables])
  if (meant === null) issues.warn({ file: `${name}/` }, ({ warnings }) => warnings.folderNotRead)
  else
    issues.add({ file: `${name}/` }, (messages) =>
      messages.file.unknown(folders.includes(meant) ? `${meant}/` : `${meant}.csv`),
    )
}

async function isDirectory(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
