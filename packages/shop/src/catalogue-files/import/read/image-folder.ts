import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Image } from '@zayy/platform/images/image-store'
import { InvalidImageError, MAX_IMAGE_BYTES, readImage } from '@zayy/platform/images/read-image'
import { forEachConcurrently } from '@zayy/platform/process/for-each-concurrently'
import { CellError, type CellRef, type ImportIssues } from '../import-issues.ts'
import { markdownCell } from './markdown-images.ts'
import type { Cell } from './table.ts'

const CONCURRENCY = 4

/** An image of the owner's folder, read. `path` is its name as cells have it, `file` the one that the disk has. */
export type FolderImage = Image & { path: string; file: string }

/** The folder `pictures/` and who names which of its files. */
export type ImageFolder = {
  /** The path of a file in `pictures/`, with or without that word in front. */
  cell: Cell<string>
  /** Markdown, whose images are files of the folder. It may be empty, and as long as it likes. */
  markdown: Cell<string>
  /** Reads every image that a cell named; a file that is no image is an issue at the first of them. */
  read(
    issues: ImportIssues,
    onProgress: (done: number, total: number) => void,
  ): Promise<Map<string, FolderImage>>
}

/** Lists the files below `<folder>/pictures`. A missing folder has none. */
export async function openImageFolder(folder: string): Promise<ImageFolder> {
  const root = join(folder, 'pictures')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  // A Mac's archive has its names decomposed: é in two characters, and أ too.
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
  const named = new Map<string, CellRef>()
  const cell: Cell<string> = (text, cellRef) => {
    if (text === '') throw new CellError((messages) => messages.empty)
    const path = imagePath(text)
    if (!files.has(path)) {
      throw new CellError((messages) => messages.images.notThere(text, nearly(path, files.keys())))
    }
    if (!named.has(path)) named.set(path, cellRef)
    return path
  }
  return {
    cell,
    markdown: markdownCell(cell),
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

/** A file's path below the folder `images`, whether or not the owner wrote that word, and with which slashes. */
export function imagePath(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '')
    .replace(/^(\.\.\/)*\/?pictures\//, '')
}

/** Windows and macOS do not tell capital letters apart in file names; the shop's server does. */
function nearly(path: string, files: Iterable<string>): string | null {
  return [...files].find((file) => file.toLowerCase() === path.toLowerCase()) ?? null
}
