import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNumber } from '@zayy/i18n/numbers'
import type { Image } from '@zayy/platform/images/image-store'
import { imageUrl } from '@zayy/platform/images/image-url'
import { InvalidImageError, MAX_IMAGE_BYTES, readImage } from '@zayy/platform/images/read-image'
import { forEachConcurrently } from '@zayy/platform/process/for-each-concurrently'
import { CellError, type CellRef, type ImportIssues } from '../import-issues.ts'
import { listEntries } from './list-entries.ts'
import { markdownCell } from './markdown-images.ts'
import type { Cell } from './read-cell.ts'
import type { StoredShop } from './stored-shop.ts'

const CONCURRENCY = 4

/** An image of the owner's folder. `path` is its path in cells, `file` its path on disk. */
export type FolderImage = Image & { path: string; file: string }

/** The folder `pictures/`, and the cells that name its files. */
export type ImageFolder = {
  /** Parses the path of a file in `pictures/`, with or without `pictures/`. Returns the URL of an image of the shop. */
  cell: Cell<string>
  /** Parses Markdown of any length whose images are files of the folder or of the shop. */
  markdown: Cell<RichText>
  /** Paths that cells named and the folder lacks. */
  lacks: ReadonlySet<string>
  /** Reads all named images. A file that is not an image is an issue of the first cell that names it. */
  read(
    issues: ImportIssues,
    onProgress: (done: number, total: number) => void,
  ): Promise<Map<string, FolderImage>>
}

/** @property isStored the images are in the shop, not in the folder */
export type RichText = { markdown: string; isStored: boolean }

/** Entries of `pictures/` and the folders below: as many as rows of photos.csv. */
const MAX_ENTRIES = 200_000

/** Lists the files below `<folder>/pictures`. The folder may be missing. */
export async function openImageFolder(
  folder: string,
  stored: Pick<StoredShop, 'image'>,
  issues: ImportIssues,
  most = MAX_ENTRIES,
): Promise<ImageFolder> {
  const root = join(folder, 'pictures')
  const { entries, isWhole } = await listEntries(root, most, true).catch(() => ({
    entries: [],
    isWhole: true,
  }))
  if (!isWhole) issues.add({ file: 'pictures/' }, ({ file }) => file.tooMany(formatNumber(most)))
  // Archives of macOS contain decomposed file names: é and أ as two characters.
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [
          file
            .slice(root.length + 1)
            .replaceAll('\\', '/')
            .normalize('NFC'),
          file,
        ] as const
      }),
  )
  // Windows and macOS ignore letter case, and cameras write Photo.JPG.
  const byLowerCase = Map.groupBy(files.keys(), (path) => path.toLowerCase())
  const named = new Map<string, CellRef>()
  const lacks = new Set<string>()
  const checked = markdownCell((text, cellRef) => cell(text, cellRef))
  const cell: Cell<string> = (text, cellRef) => {
    if (text === '') throw new CellError((messages) => messages.empty)
    const typed = imagePath(text)
    const others = byLowerCase.get(typed.toLowerCase()) ?? []
    const path = !files.has(typed) && others.length === 1 ? (others[0] ?? typed) : typed
    const isFile = files.has(path) && cellRef.stored === undefined
    const ofShop = isFile ? null : stored.image(typed)
    if (ofShop) return imageUrl(ofShop.hash)
    if (!isFile) {
      lacks.add(path)
      throw new CellError((messages) => messages.images.notThere(text, others))
    }
    if (!named.has(path)) named.set(path, cellRef)
    return path
  }
  return {
    cell,
    markdown: (text, cellRef) => ({
      markdown: checked(text, cellRef),
      isStored: cellRef.stored !== undefined,
    }),
    lacks,
    async read(issues, onProgress) {
      const found = new Map<string, FolderImage>()
      let done = 0
      await forEachConcurrently(named, CONCURRENCY, async ([path, cellRef]) => {
        try {
          const file = files.get(path) ?? join(root, path)
          const { size } = await stat(file)
          if (size > MAX_IMAGE_BYTES) throw new InvalidImageError('too heavy')
          found.set(path, { path, file, ...(await readImage(await readFile(file))) })
        } catch (error) {
          if (!(error instanceof InvalidImageError)) throw error
          const { issue } = error
          issues.add(cellRef, ({ images }) => images.bad(path, images.issues[issue]))
        }
        done += 1
        onProgress(done, named.size)
      })
      return found
    },
  }
}

/** Normalises a path below `pictures`, with or without that prefix and with either slash. */
export function imagePath(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/^(\.\.\/)*\/?pictures\//, '')
}
