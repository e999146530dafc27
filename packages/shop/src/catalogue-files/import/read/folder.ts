import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImportIssues, UnreadableFolderError } from '../import-issues.ts'
import { openImageFolder, type ImageFolder } from './image-folder.ts'
import { anyKey, type Columns, readTable, type Table } from './table.ts'

/** The owner's folder, opened: its files' bytes, its images, and where to note what is wrong. */
export type Folder = {
  issues: ImportIssues
  /** YYYY-MM-DD in Riyadh. */
  today: string
  images: ImageFolder
  bytes(file: string): Uint8Array | null
  /** The slugs of the Markdown files `<folder>/<slug>.<ar|en>.md`, in order of the alphabet. */
  articles(folder: string): string[]
  table<C extends Columns>(file: string, columns: C, ...key: (keyof C & string)[]): Table<C>
}

/** The tables of the folder; a file with another name is an issue, since a mistyped name would go unread. */
const tables = [
  ...['settings', 'countries', 'cities', 'areas', 'categories', 'products', 'colours', 'sizes', 'tiers'],
  ...['photos', 'attributes', 'size_charts', 'reviews', 'home_sections', 'slides', 'sponsors', 'vision'],
  ...['coupons', 'blog_categories'],
]

/** A table as spreadsheet programs save it by themselves, which the shop does not open. */
const workbook = /^([a-z_]+)\.(?:xlsx|xlsm|xlsb|xls|ods|numbers)$/i

/**
 * What systems and programs put beside tables and texts: `~$products.csv` and `.~lock.products.csv#` while a program has the table
 * open, `._products.csv` of a Mac's archive.
 */
const besides = /^(?:~\$|\._|\.~lock\.)/

/** The largest table or text: bytes. */
const MAX_FILE_BYTES = 20_000_000

/**
 * Opens the folder and reads its text files.
 * @param today YYYY-MM-DD in Riyadh
 * @throws when it cannot be read
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
      // Read as an empty one, so that the rest is checked too.
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
