import { images as imageTable } from '@zayy/database/schema/images'
import { keepImage } from '@zayy/platform/images/keep-image'
import type { Image, ImageStore } from '@zayy/platform/images/image-store'
import { readDerivativePath } from '@zayy/platform/images/image-url'
import { InvalidImageError, readImage } from '@zayy/platform/images/read-image'
import type { Executor } from '@zayy/platform/postgres/database'
import { CellError } from '../import/import-issues.ts'
import { markdownCell, imagesIn } from '../import/read/markdown-images.ts'
import type { Cell } from '../import/read/table.ts'
import { storeImages } from '../import/store/images.ts'
import type { TableSync } from '../import/store/table-sync.ts'

type Size = { hash: string; width: number; height: number }

/** The images of an edit, as its cells are read: files that were found, and addresses of images that the shop knows. */
export type GivenImages = {
  /** A picture's path or address. */
  cell: Cell<string>
  /** Markdown, with all of its images. */
  markdown: Cell<string>
  of(path: string): Size
  /** Keeps the bytes of those that came as files. */
  keep(store: ImageStore): Promise<void>
}

/** Makes the files known to the shop, in the database. What is wrong with one is told by the cell that names it. */
export async function givenImages(
  executor: Executor,
  tables: TableSync,
  found: FoundImages,
): Promise<GivenImages> {
  const added = [...found].flatMap(([path, one]) => (one instanceof CellError ? [] : [{ path, ...one }]))
  await storeImages(
    { tables },
    added.map(({ image }) => image),
  )
  const { hash, width, height } = imageTable
  const known = new Map(
    (await executor.select({ hash, width, height }).from(imageTable)).map((size) => [size.hash, size]),
  )
  const sizeOf = (path: string): Size | CellError | undefined => {
    const own = readDerivativePath(path)
    if (own) return known.get(own.hash)
    const one = found.get(path)
    return one instanceof CellError ? one : one?.image
  }
  const cell: Cell<string> = (path) => {
    if (path === '') throw new CellError((messages) => messages.empty)
    const size = sizeOf(path)
    if (size instanceof CellError) throw size
    if (!size) throw new CellError((messages) => messages.images.noFile(path))
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

async function keepAll(store: ImageStore, added: readonly NewImage[]): Promise<void> {
  for (const { image, bytes } of added) {
    await keepImage(store, image, bytes)
  }
}

/** The bytes of an image by its path; null where there is no such file, or none that may be read. */
export type ImageFinder = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** An image that came as a file. */
type NewImage = { image: Image; bytes: Uint8Array<ArrayBuffer> }

/** What an edit names as images: by path or address, the file that was read or what is wrong with it. */
export type FoundImages = ReadonlyMap<string, NewImage | CellError>

/** How many images one edit may name. */
const MAX_IMAGES = 100

/**
 * Reads the images that an edit names, before the shop is opened, which may be as a user who may not read them.
 * @param paths of images; '' is none
 * @param texts Markdown that may show images
 */
export async function findGivenImages(
  find: ImageFinder,
  paths: readonly string[],
  texts: readonly string[] = [],
): Promise<FoundImages> {
  const named = new Set([...paths, ...texts.flatMap(imagesIn)].filter((path) => path !== ''))
  const found = new Map<string, NewImage | CellError>()
  for (const path of named) {
    if (found.size >= MAX_IMAGES)
      found.set(path, new CellError((messages) => messages.images.tooMany(`${MAX_IMAGES}`)))
    else if (!readDerivativePath(path)) found.set(path, await readOne(find, path))
  }
  return found
}

async function readOne(find: ImageFinder, path: string): Promise<NewImage | CellError> {
  const bytes = await find(path)
  if (!bytes) return new CellError((messages) => messages.images.noFile(path))
  try {
    return { image: await readImage(bytes), bytes }
  } catch (error) {
    if (!(error instanceof InvalidImageError)) throw error
    const { issue } = error
    return new CellError(({ images }) => images.bad(path, images.issues[issue]))
  }
}
