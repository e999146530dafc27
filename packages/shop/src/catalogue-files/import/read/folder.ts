import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImportIssues, UnreadableFolderError } from '../import-issues.ts'
import { openImageFolder, type ImageFolder } from './image-folder.ts'
import { anyKey, type Columns, readTable, type Table } from './table.ts'

/** The owner's folder. */
export type Folder = {
  issues: ImportIssues
  /** YYYY-MM-DD in Riyadh. */
  today: string
  images: ImageFolder
  bytes(file: string): Uint8Array | null
  /** Returns the slugs of the files `<folder>/<slug>.<ar|en>.md`, sorted. */
  articles(folder: string): string[]
  table<C extends Columns>(file: string, columns: C, ...key: (keyof C & string)[]): Table<C>
}

/** Tables of the folder. Other names are issues, since a misspelt file would be ignored. */
const tables = [
  ...['settings', 'countries', 'cities', 'areas', 'categories', 'products', 'colours', 'sizes', 'tiers'],
  ...['photos', 'attributes', 'size_charts', 'reviews', 'home_sections', 'slides', 'sponsors', 'vision'],
  ...['coupons', 'blog_categories'],
]

/** Default file formats of spreadsheet programs, which the import does not read. */
const workbook = /^([a-z_]+)\.(?:xlsx|xlsm|xlsb|xls|ods|numbers)$/i

/**
 * Files that programs create beside others: `~$products.csv` and `.~lock.products.csv#` while a table is open,
 * `._products.csv` in archives of macOS.
 */
const besides = /^(?:~\$|\._|\.~lock\.)/

/** Bytes of a table or text. */
const MAX_FILE_BYTES = 20_000_000

/**
 * Opens the folder and reads its text files.
 * @param today YYYY-MM-DD in Riyadh
 * @throws UnreadableFolderError
 */
export async function openFolder(path: string, issues: ImportIssues, today: string): Promise<Folder> {
  const files = new Map<string, Uint8Array>()
  const tooLarge = new Set<string>()
  for (const below of ['', 'blogs', 'pages']) {
    const entries = await readdir(join(path, below), { withFileTypes: true }).catch((error) => {
      if (below === '') throw new UnreadableFolderError(`The folder ${path} cannot be read`, { cause: error })
      return []
    })
    for (const entry of entries) {
      const name = below ? `${below}/${entry.name}` : entry.name
      if (entry.isFile() && besides.test(entry.name)) {
        const isOpen = !entry.name.startsWith('._')
        issues.warn({ file: name }, ({ warnings }) => (isOpen ? warnings.openTable : warnings.notRead))
        continue
      }
      const [, table = ''] = workbook.exec(name) ?? []
      if (entry.isFile() && tables.includes(table))
        issues.add({ file: name }, (messages) => messages.file.workbook)
      if (!entry.isFile() || !/\.(csv|md)$/i.test(name)) continue
      const { size } = await stat(join(path, name))
      // Treated as empty, so that the rest is checked too.
      const bytes = size > MAX_FILE_BYTES ? new Uint8Array() : await readFile(join(path, name))
      if (size > MAX_FILE_BYTES) {
        issues.add({ file: name }, (messages) => messages.file.tooLarge(`${MAX_FILE_BYTES / 1_000_000}`))
        tooLarge.add(name)
      }
      files.set(name, bytes)
    }
  }
  for (const name of files.keys()) {
    const known = name.includes('/') ? /^(blogs|pages)\/[a-z0-9-]+\.(ar|en)\.md$/ : /\.md$/i
    if (!known.test(name) && !tables.includes(name.replace(/\.csv$/, ''))) {
      issues.add({ file: name }, (messages) => messages.file.unknown)
    }
  }
  return {
    issues,
    today,
    images: await openImageFolder(path),
    bytes: (file) => files.get(file) ?? null,
    articles(folder) {
      const own = [...files.keys()].map(
        (file) => new RegExp(`^${folder}/([a-z0-9-]+)\\.(?:ar|en)\\.md$`).exec(file)?.[1],
      )
      return [...new Set(own.filter((slug) => slug !== undefined))].sort()
    },
    table: (file, columns, ...key) =>
      tooLarge.has(file)
        ? { file, lines: [], keys: anyKey, invalidKeys: anyKey }
        : readTable(file, files.get(file) ?? null, columns, key, issues),
  }
}
