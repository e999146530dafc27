import { pictures as pictureTable } from '@zayy/database/schema/pictures'
import { keepPicture } from '@zayy/platform/images/keep-picture'
import type { PictureStore } from '@zayy/platform/images/picture-store'
import { readDerivativePath } from '@zayy/platform/images/picture-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { CellError } from '../import/import-issues.ts'
import { markdownCell } from '../import/read/markdown-pictures.ts'
import type { Cell } from '../import/read/table.ts'
import { storePictures } from '../import/store/pictures.ts'
import type { TableSync } from '../import/store/table-sync.ts'
import type { FoundPictures, NewPicture } from './find-given-pictures.ts'

type Size = { hash: string; width: number; height: number }

/** The pictures of an edit, as its cells are read: files that were found, and addresses of pictures that the shop knows. */
export type GivenPictures = {
  /** A picture's path or address. */
  cell: Cell<string>
  /** Markdown, with all of its pictures. */
  markdown: Cell<string>
  of(path: string): Size
  /** Keeps the bytes of those that came as files. */
  keep(store: PictureStore): Promise<void>
}

/** Makes the files known to the shop, in the database. What is wrong with one is told by the cell that names it. */
export async function givenPictures(
  executor: Executor,
  tables: TableSync,
  found: FoundPictures,
): Promise<GivenPictures> {
  const added = [...found].flatMap(([path, one]) => (one instanceof CellError ? [] : [{ path, ...one }]))
  await storePictures(
    { tables },
    added.map(({ picture }) => picture),
  )
  const { hash, width, height } = pictureTable
  const known = new Map(
    (await executor.select({ hash, width, height }).from(pictureTable)).map((size) => [size.hash, size]),
  )
  const sizeOf = (path: string): Size | CellError | undefined => {
    const own = readDerivativePath(path)
    if (own) return known.get(own.hash)
    const one = found.get(path)
    return one instanceof CellError ? one : one?.picture
  }
  const cell: Cell<string> = (path) => {
    if (path === '') throw new CellError((messages) => messages.empty)
    const size = sizeOf(path)
    if (size instanceof CellError) throw size
    if (!size) throw new CellError((messages) => messages.pictures.noFile(path))
    return path
  }
  return {
    cell,
    markdown: markdownCell(cell),
    of(path) {
      const size = sizeOf(path)
      if (!size || size instanceof CellError) throw new Error('a picture was not read')
      return size
    },
    keep: (store) => keepAll(store, added),
  }
}

async function keepAll(store: PictureStore, added: readonly NewPicture[]): Promise<void> {
  for (const { picture, bytes } of added) {
    await keepPicture(store, picture, bytes)
  }
}
