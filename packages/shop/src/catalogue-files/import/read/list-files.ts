import type { Dirent } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNumber } from '@zayy/i18n/numbers'
import { NOTES_FILE } from '../../from/notes.ts'
import { type ImportIssues, type Reason, UnreadableFolderError } from '../import-issues.ts'
import { listEntries } from './list-entries.ts'
import { nearestName } from './nearest-name.ts'
import { productTables } from './product-rows.ts'

/** Tables of the folder. Other names are issues, since a misspelt file would be ignored. */
export const tables = [
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
 * Lists the files to read, those that are too large apart. Other files and folders are issues or warnings.
 * @throws UnreadableFolderError
 */
export async function listFiles(path: string, issues: ImportIssues) {
  const list = new FileList(path, issues)
  for (const below of ['', 'blogs', 'pages']) {
    for (const { entry, name } of await entriesOf(path, below, issues)) {
      if (!(await list.add(entry, name))) break
    }
  }
  return list
}

async function entriesOf(path: string, below: string, issues: ImportIssues) {
  const { entries, isWhole } = await listEntries(join(path, below), MAX_ENTRIES).catch((error: unknown) => {
    if (below === '') throw new UnreadableFolderError(`The folder ${path} cannot be read`, { cause: error })
    return { entries: [], isWhole: true }
  })
  const folder = below && `${below}/`
  if (!isWhole) issues.add({ file: folder || '.' }, ({ file }) => file.tooMany(formatNumber(MAX_ENTRIES)))
  return entries
    .map((entry) => ({ entry, name: `${folder}${entry.name}` }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

class FileList {
  /** Paths by name. */
  readonly files = new Map<string, string>()
  readonly tooLarge = new Set<string>()
  #bytes = 0
  #workbooks = 0
  readonly #path: string
  readonly #issues: ImportIssues

  constructor(path: string, issues: ImportIssues) {
    this.#path = path
    this.#issues = issues
  }

  /** Adds an entry if it is to be read. Returns false if none after it is. */
  async add(entry: Dirent, name: string): Promise<boolean> {
    const [path, issues] = [join(this.#path, name), this.#issues]
    if (entry.isFile() && besides.test(entry.name)) {
      const isOpen = !entry.name.startsWith('._')
      issues.warn({ file: name }, ({ warnings }) => (isOpen ? warnings.openTable : warnings.notRead))
    } else if (ofSystem.test(entry.name) || name === NOTES_FILE) return true
    else if (entry.isDirectory() || (!entry.isFile() && (await isDirectory(path)))) refuseFolder(name, issues)
    else if (!isRead(name)) refuseFile(name, issues)
    else if (isWorkbook(name) && ++this.#workbooks > MAX_WORKBOOKS) {
      issues.add({ file: name }, (messages) => messages.workbook.tooMany(`${MAX_WORKBOOKS}`))
      return false
    } else await this.#addFile(name, path)
    return true
  }

  async #addFile(name: string, path: string): Promise<void> {
    // A pipe without a writer, or a device without an end, would be read for ever.
    const found = await stat(path).catch(() => null)
    if (!found?.isFile()) {
      this.#issues.add({ file: name }, ({ file }) => file.notAFile)
      return
    }
    const { size } = found
    const refused = isProductTable(name) ? tooLargeTable(size) : tooManyBytes(size, this.#bytes)
    if (refused) {
      this.#issues.add({ file: name }, refused)
      this.tooLarge.add(name)
    } else if (!isProductTable(name)) this.#bytes += size
    this.files.set(name, path)
  }
}

export function isProductTable(file: string): boolean {
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

export function isWorkbook(name: string): boolean {
  return /\.xlsx$/i.test(name)
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
  if (folders.includes(name)) return
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
