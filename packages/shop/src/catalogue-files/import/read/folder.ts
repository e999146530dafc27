import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { editDistance } from '@zayy/domain/text/edit-distance'
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
import type { StoredShop } from './stored-shop.ts'
import { type CellRow, type Columns, readTable, type Table } from './table.ts'

/** The owner's folder. */
export type Folder = {
  issues: ImportIssues
  /** YYYY-MM-DD in Riyadh. */
  today: string
  images: ImageFolder
  bytes(file: string): Uint8Array | null
  /** Returns the slugs of the files `<folder>/<slug>.<ar|en>.md`, sorted. */
  articles(folder: 'blogs' | 'pages'): string[]
  /** Reads a table, which the shop fills. Call it once per table. */
  table<C extends Columns>(file: string, columns: C, ...key: (keyof C & string)[]): Promise<Table<C>>
  /** Reads a table together with rows from cells of another table. */
  tableAndCells<C extends Columns>(
    file: string,
    cellRows: readonly CellRow[],
    columns: C,
    ...key: (keyof C & string)[]
  ): Promise<Table<C>>
  /** The shop's tables, texts and images, which stay where the folder has none. */
  stored: StoredShop
  /** Files that the reads so far found or missed. */
  contents: FolderContents
  /** Returns true for a table or `blogs/` of which the shop adds nothing. */
  isEmptied(file: string): boolean
}

type ReadTable = <C extends Columns>(
  file: string,
  cellRows: readonly CellRow[],
  columns: C,
  key: readonly (keyof C & string)[],
) => Promise<Table<C>>

/** Without a row in these, things stay as they are. */
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

/** Bytes of a table or text, and of all that are read. */
const MAX_FILE_BYTES = 20_000_000
const MAX_TOTAL_BYTES = 200_000_000

/** Each has a table at least. */
const MAX_WORKBOOKS = tables.length

/** Entries of a folder without its pictures. */
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
  const files = new Map<string, Uint8Array>()
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
      const { size } = await stat(join(path, name))
      const refused = tooManyBytes(size, bytes)
      if (refused) {
        issues.add({ file: name }, refused)
        tooLarge.add(name)
      } else bytes += size
      // Treated as empty, so that the rest is checked too.
      files.set(name, refused ? new Uint8Array() : await readFile(join(path, name)))
    }
  }
  const sources = await readSources(files, issues)
  if (files.size === 0 && issues.count === 0) issues.add({ file: '.' }, (messages) => messages.file.noFiles)
  const contents: FolderContents = { given: [], absent: [], absentColumns: [] }
  const isEmptied = (file: string) => emptied.includes(file)
  const note = (file: string, isGiven: boolean) => {
    if (isGiven || !isEmptied(file)) (isGiven ? contents.given : contents.absent).push(file)
  }
  const read: ReadTable = async (file, cellRows, columns, key) => {
    const source = sources.get(file)
    const records = source ? (tooLarge.has(source.file) ? [] : source.records()) : null
    const isUnfilled = isEmptied(file) || (records === null && keptWithoutRow.includes(file))
    note(source?.file ?? file, records !== null)
    const table = await readTable(
      { file: source?.file ?? file, records },
      cellRows,
      columns,
      key,
      issues,
      async () => (isUnfilled ? { headings: [], rows: [] } : stored.table(file, records !== null)),
    )
    if (table.absentColumns.length > 0)
      contents.absentColumns.push({ file: table.file, columns: table.absentColumns })
    return table
  }
  return {
    issues,
    today,
    stored,
    contents,
    isEmptied,
    images: await openImageFolder(path, stored, issues),
    bytes: (file) => files.get(file) ?? null,
    articles(folder) {
      const own = [...files.keys()].map(
        (file) => new RegExp(`^${folder}/([a-z0-9-]+)\\.(?:ar|en)\\.md$`).exec(file)?.[1],
      )
      note(
        `${folder}/`,
        own.some((slug) => slug !== undefined),
      )
      return [...new Set(own.filter((slug) => slug !== undefined))].sort()
    },
    table: (file, columns, ...key) => read(file, [], columns, key),
    tableAndCells: (file, cellRows, columns, ...key) => read(file, cellRows, columns, key),
  }
}

/** @param before bytes that were read already */
function tooManyBytes(size: number, before: number): Reason | null {
  if (size > MAX_FILE_BYTES) return ({ file }) => file.tooLarge(`${MAX_FILE_BYTES / 1_000_000}`)
  if (before + size <= MAX_TOTAL_BYTES) return null
  return ({ file }) => file.together(`${MAX_TOTAL_BYTES / 1_000_000}`)
}

function isWorkbook(name: string): boolean {
  return /\.xlsx$/i.test(name)
}

/** Where a table is: `file` is its name in issues. */
type TableSource = { file: string; records: () => string[][] }

/** Finds the source of each table: a CSV file, or a sheet of a workbook. Two sources of a table are an issue. */
async function readSources(
  files: ReadonlyMap<string, Uint8Array>,
  issues: ImportIssues,
): Promise<Map<string, TableSource>> {
  const sources = new Map<string, TableSource>()
  const add = (table: string, source: TableSource) => {
    const other = sources.get(`${table}.csv`)
    if (other) issues.add({ file: source.file }, (messages) => messages.file.twice(other.file))
    else sources.set(`${table}.csv`, source)
  }
  for (const [file, bytes] of files) {
    const table = file.replace(/\.csv$/, '')
    if (table !== file && tables.includes(table))
      add(table, { file, records: () => csvRecords(file, bytes, issues) })
  }
  const cells = { used: 0 }
  for (const [file, bytes] of files) {
    if (!isWorkbook(file)) continue
    const ofFile = file.replace(/\.xlsx$/i, '')
    const isOneTable = tables.includes(ofFile)
    const sheets = await readSheets(
      file,
      bytes,
      (sheet) => (isOneTable ? file : `${file} (${sheet})`),
      issues,
      cells,
    )
    if (isOneTable && sheets.length > 1)
      issues.add({ file }, (messages) => messages.workbook.manySheets(sheets.map(({ name }) => name)))
    for (const { name, file: label, records } of sheets) {
      const table = isOneTable ? ofFile : name.trim().toLowerCase()
      if (isOneTable && sheets.length > 1) continue
      if (tables.includes(table)) add(table, { file: label, records: () => records })
      else issues.add({ file: label }, (messages) => messages.workbook.unknownSheet(nearest(name, tables)))
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

/** A file that the import would not read. Refused if the owner may think that it does. */
function refuseFile(name: string, issues: ImportIssues): void {
  const stem = name.replace(/\.[^.]*$/, '')
  if (tables.includes(stem.toLowerCase()) && otherWorkbook.test(name))
    issues.add({ file: name }, (messages) => messages.file.workbook)
  else if (name.includes('/') || tableFormat.test(name) || nearest(stem, tables) !== null) {
    const meant = name.includes('/') ? null : nearest(stem, tables)
    issues.add({ file: name }, (messages) => messages.file.unknown(meant && `${meant}.csv`))
  }
}

function refuseFolder(name: string, issues: ImportIssues): void {
  const meant = nearest(name, [...folders, ...tables])
  if (meant === null) issues.warn({ file: `${name}/` }, ({ warnings }) => warnings.folderNotRead)
  else
    issues.add({ file: `${name}/` }, (messages) =>
      messages.file.unknown(folders.includes(meant) ? `${meant}/` : `${meant}.csv`),
    )
}

const otherNames: Readonly<Record<string, string>> = {
  ...{ images: 'pictures', image: 'pictures', photos: 'pictures', photo: 'pictures', pics: 'pictures' },
  ...{ posts: 'blogs', articles: 'blogs', colors: 'colours' },
}

/** Returns the name that was probably meant by another spelling, a copy (`products (1)`) or a typing error. */
function nearest(name: string, known: readonly string[]): string | null {
  const plain = name
    .toLowerCase()
    .replace(/\.csv$/, '')
    // Each text matches in one way only: otherwise a name of 30 digits would take minutes.
    .replace(/(?:^copy of |نسخة من | ?\(\d+\)|[ _-]+copy| ?\d)+$|^(?:copy of |نسخة من )/g, '')
    .replace(/[ -]/g, '_')
  const other = otherNames[plain]
  if (other !== undefined && known.includes(other)) return other
  return known.find((one) => editDistance(plain, one) <= (one.length > 4 ? 2 : 1)) ?? null
}

async function isDirectory(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
