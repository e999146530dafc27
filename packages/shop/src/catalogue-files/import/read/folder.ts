import { readFile } from 'node:fs/promises'
import type { FolderContents, ImportIssues } from '../import-issues.ts'
import { csvRecords } from './csv-records.ts'
import { type ImageFolder, openImageFolder } from './image-folder.ts'
import { isProductTable, isWorkbook, listFiles, tables } from './list-files.ts'
import { nearestName } from './nearest-name.ts'
import { openProductRows, type ProductRows, type ProductTable, productTables } from './product-rows.ts'
import { openCsvRows, type RowSource, rowsInMemory } from './row-source.ts'
import type { StoredShop } from './stored-shop.ts'
import { type CellRow, type Columns, readTable, type Table, tableParser } from './table.ts'
import { readSheets } from './workbook.ts'

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
  const sources = await findSources([...files.keys()], tooLarge, bytesOf, issues)
  if (files.size === 0 && issues.count === 0) issues.add({ file: '.' }, (messages) => messages.file.noFiles)
  const contents: FolderContents = { given: [], absent: [], absentColumns: [] }
  const isEmptied = (file: string) => emptied.includes(file)
  const note = (file: string, isGiven: boolean) => {
    if (isGiven || !isEmptied(file)) (isGiven ? contents.given : contents.absent).push(file)
  }
  const noteColumns = (file: string, columns: string[]) => {
    if (columns.length > 0) contents.absentColumns.push({ file, columns })
  }
  const openRows = async ({ file, records }: TableSource): Promise<RowSource> => {
    const csv = files.get(file)
    return csv !== undefined && isProductTable(file) && !tooLarge.has(file)
      ? await openCsvRows(file, csv, issues)
      : rowsInMemory(file, await records())
  }
  const folder = { issues, today, stored, contents, isEmptied }
  return {
    ...folder,
    images: await openImageFolder(path, stored, issues),
    bytes: bytesOf,
    articles(below) {
      const article = new RegExp(`^${below}/([a-z0-9-]+)\\.(?:ar|en)\\.md$`)
      const slugs = new Set([...files.keys()].flatMap((file) => article.exec(file)?.[1] ?? []))
      note(`${below}/`, slugs.size > 0)
      return [...slugs].sort()
    },
    async table(file, columns, ...key) {
      const source = sources.get(file)
      const named = source?.file ?? file
      const records = source ? await source.records() : null
      const isUnfilled = keptWithoutRow.includes(file) ? records === null : isEmptied(file)
      note(named, records !== null)
      const table = await readTable({ file: named, columns, key, issues }, records, async () =>
        isUnfilled ? nothing : stored.table(file),
      )
      noteColumns(named, table.absentColumns)
      return table
    },
    async products() {
      const open = new Map<ProductTable, RowSource>()
      for (const table of productTables) {
        const source = sources.get(table)
        note(source?.file ?? table, source !== undefined)
        if (source) open.set(table, await openRows(source))
      }
      return await openProducts(open, folder, noteColumns)
    },
  }
}

async function openProducts(
  open: ReadonlyMap<ProductTable, RowSource>,
  { issues, stored, isEmptied }: Pick<Folder, 'issues' | 'stored' | 'isEmptied'>,
  noteColumns: (file: string, columns: string[]) => void,
): Promise<ProductFolder> {
  const storedSkus = async () => (isEmptied('products.csv') ? [] : await stored.skus())
  const { keys, batches, rows, skus } = await openProductRows(open, storedSkus, issues)
  const finishes: (() => void)[] = []
  return {
    keys,
    batches,
    file: open.get('products.csv')?.file ?? 'products.csv',
    areKept: open.size === 0 && !productTables.some(isEmptied),
    table(file, columns, ...key) {
      const named = open.get(file)?.file ?? file
      const parser = tableParser({ file: named, columns, key, issues })
      finishes.push(() => parser.finish())
      let isNoted = false
      return async (batch, cellRows = []) => {
        const given = await rows(file, batch)
        const table = await parser.read(given, cellRows, async () =>
          isEmptied(file) ? nothing : stored.productTable(file, skus(batch)),
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
}

const nothing = { headings: [], rows: [] }

/** Where a table is: `file` is its name in issues. */
type TableSource = { file: string; records: () => Promise<string[][]> }

/** Finds the source of each table: a CSV file, or a sheet of a workbook. Two sources of a table are an issue. */
async function findSources(
  files: readonly string[],
  tooLarge: ReadonlySet<string>,
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
      add(table, {
        file,
        records: async () => (tooLarge.has(file) ? [] : csvRecords(file, await bytesIn(file), issues)),
      })
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
    if (isOneTable && sheets.length > 1) {
      issues.add({ file }, (messages) => messages.workbook.manySheets(sheets.map(({ name }) => name)))
      continue
    }
    const ofStem = sheets.length === 1 ? nearestName(ofFile, tables) : null
    for (const { name, file: label, records } of sheets) {
      const table = isOneTable ? ofFile : name.trim().toLowerCase()
      if (tables.includes(table)) add(table, { file: label, records: async () => records })
      else if (ofStem !== null) issues.add({ file }, (messages) => messages.file.unknown(`${ofStem}.xlsx`))
      else
        issues.add({ file: label }, (messages) => messages.workbook.unknownSheet(nearestName(name, tables)))
    }
  }
  return sources
}
