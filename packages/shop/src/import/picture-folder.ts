import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '../pictures/picture-store.ts'
import { PictureFault, readPicture } from '../pictures/read-picture.ts'
import { CellFault, type Faults, type Place } from './faults.ts'
import type { Cell } from './read-table.ts'
import { picturesIn } from './to-html.ts'

/** A picture of the owner's folder, read. */
export type FolderPicture = Picture & { path: string }

/** The folder `pictures/` and who names which of its files. */
export type PictureFolder = {
  /** The path of a file in `pictures/`, with or without that word in front. */
  cell: Cell<string>
  /** Markdown, whose pictures are files of the folder. It may be empty, and as long as it likes. */
  markdown: Cell<string>
  /** Reads every picture that a cell named; a file that is no picture is a fault at the first of them. */
  read(faults: Faults, onProgress: (done: number, total: number) => void): Promise<Map<string, FolderPicture>>
}

/** Lists the files below `<folder>/pictures`. A missing folder has none. */
export async function openPictureFolder(folder: string): Promise<PictureFolder> {
  const root = join(folder, 'pictures')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/')
          .normalize('NFC'),
      ),
  )
  const named = new Map<string, Place>()
  const cell: Cell<string> = (text, place) => {
    if (text === '') throw new CellFault('is empty')
    const path = picturePath(text)
    if (!files.has(path)) {
      throw new CellFault(`names "${text}", which is not in the folder pictures${nearly(path, files)}`)
    }
    if (!named.has(path)) named.set(path, place)
    return path
  }
  return {
    cell,
    markdown(text, place) {
      for (const path of picturesIn(text)) cell(path, place)
      return text
    },
    async read(faults, onProgress) {
      const found = new Map<string, FolderPicture>()
      let done = 0
      const rest = named.entries()
      const worker = async () => {
        for (const [path, place] of rest) {
          try {
            found.set(path, { path, ...(await readPicture(await readFile(join(root, path)))) })
          } catch (fault) {
            if (!(fault instanceof PictureFault)) throw fault
            faults.add(place, `names "${path}", which ${fault.message}`)
          }
          done += 1
          onProgress(done, named.size)
        }
      }
      await Promise.all([worker(), worker(), worker(), worker()])
      return found
    },
  }
}

/** A file's path below the folder `pictures`, whether or not the owner wrote that word. */
export function picturePath(text: string): string {
  return text.replace(/^(\.\.\/)*\/?pictures\//, '')
}

/** Windows and macOS do not tell capital letters apart in file names; the shop's server does. */
function nearly(path: string, files: ReadonlySet<string>): string {
  const other = [...files].find((file) => file.toLowerCase() === path.toLowerCase())
  return other ? ` (there is "${other}": capital letters count)` : ''
}
