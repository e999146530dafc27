import { pictures as pictureTable } from '@zayy/database/schema/pictures'
import { keepPicture } from '@zayy/platform/images/keep-picture'
import type { Picture, PictureStore } from '@zayy/platform/images/picture-store'
import { readDerivativePath } from '@zayy/platform/images/picture-url'
import { InvalidPictureError, readPicture } from '@zayy/platform/images/read-picture'
import type { Executor } from '@zayy/platform/postgres/database'
import { CellError } from '../import/import-issues.ts'
import { markdownCell, picturesIn } from '../import/read/markdown-pictures.ts'
import type { Cell } from '../import/read/table.ts'
import { storePictures } from '../import/store/pictures.ts'
import type { TableSync } from '../import/store/table-sync.ts'

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

/** The bytes of a picture by its path; null where there is no such file, or none that may be read. */
export type PictureFinder = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** A picture that came as a file. */
type NewPicture = { picture: Picture; bytes: Uint8Array<ArrayBuffer> }

/** What an edit names as pictures: by path or address, the file that was read or what is wrong with it. */
export type FoundPictures = ReadonlyMap<string, NewPicture | CellError>

/** How many pictures one edit may name. */
const MAX_IMAGES = 100

/**
 * Reads the pictures that an edit names, before the shop is opened, which may be as a user who may not read them.
 * @param paths of pictures; '' is none
 * @param texts Markdown that may show pictures
 */
export async function findGivenPictures(
  find: PictureFinder,
  paths: readonly string[],
  texts: readonly string[] = [],
): Promise<FoundPictures> {
  const named = new Set([...paths, ...texts.flatMap(picturesIn)].filter((path) => path !== ''))
  const found = new Map<string, NewPicture | CellError>()
  for (const path of named) {
    if (found.size >= MAX_IMAGES)
      found.set(path, new CellError((messages) => messages.pictures.tooMany(`${MAX_IMAGES}`)))
    else if (!readDerivativePath(path)) found.set(path, await readOne(find, path))
  }
  return found
}

async function readOne(find: PictureFinder, path: string): Promise<NewPicture | CellError> {
  const bytes = await find(path)
  if (!bytes) return new CellError((messages) => messages.pictures.noFile(path))
  try {
    return { picture: await readPicture(bytes), bytes }
  } catch (error) {
    if (!(error instanceof InvalidPictureError)) throw error
    const { issue } = error
    return new CellError(({ pictures }) => pictures.bad(path, pictures.issues[issue]))
  }
}
