import { images as imageTable } from '@zayy/database/schema/images'
import type { Image, ImageStore, Original } from '@zayy/platform/images/image-store'
import { readDerivativePath } from '@zayy/platform/images/image-url'
import { InvalidImageError, readImage } from '@zayy/platform/images/read-image'
import { stripMetadata } from '@zayy/platform/images/strip-metadata'
import type { Executor } from '@zayy/platform/postgres/database'
import { CellError } from '../import/import-issues.ts'
import { imagesIn, markdownCell } from '../import/read/markdown-images.ts'
import type { Cell } from '../import/read/read-cell.ts'
import { storeImages } from '../import/store/images.ts'
import type { TableSync } from '../import/store/table-sync.ts'

type Size = { hash: string; width: number; height: number }

/** The images of an edit: files that were read, and images of the shop by URL. */
export type GivenImages = {
  /** Parses the path or URL of an image. */
  cell: Cell<string>
  /** Parses Markdown and checks its images. */
  markdown: Cell<string>
  of(path: string): Size
  /** Stores the bytes of new images. */
  keep(store: ImageStore): Promise<void>
}

/** Adds the new images to the database. Errors of an image are reported by the cell that names it. */
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
      if (!size || size instanceof CellError) throw new Error(`The picture ${path} was not read`)
      return size
    },
    keep: (store) => keepAll(store, added),
  }
}

async function keepAll(store: ImageStore, added: readonly NewImage[]): Promise<void> {
  for (const { image, original } of added) await store.keepOriginal(image.hash, original)
}

/** Returns the bytes of an image, or null if the file is missing or may not be read. */
export type ImageFinder = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** An image read from a file, and its bytes without metadata. */
type NewImage = { image: Image; original: Original }

/** Named images by path: the image, or the error of reading it. */
export type FoundImages = ReadonlyMap<string, NewImage | CellError>

/** Images per edit, and their bytes, which are all held. */
const MAX_IMAGES = 100
const MAX_BYTES = 200_000_000

/**
 * Reads the images that an edit names. Call it before the shop is opened, because the shop's user may not be able to
 * read them.
 * @param paths of images; '' is ignored
 * @param texts Markdown with images
 */
export async function findGivenImages(
  find: ImageFinder,
  paths: readonly string[],
  texts: readonly string[] = [],
): Promise<FoundImages> {
  const named = new Set([...paths, ...texts.flatMap(imagesIn)].filter((path) => path !== ''))
  const found = new Map<string, NewImage | CellError>()
  let total = 0
  for (const path of named) {
    if (found.size >= MAX_IMAGES)
      found.set(path, new CellError((messages) => messages.images.tooMany(`${MAX_IMAGES}`)))
    else if (!readDerivativePath(path)) {
      const bytes = total > MAX_BYTES ? null : await find(path)
      total += bytes?.byteLength ?? 0
      if (total > MAX_BYTES)
        found.set(path, new CellError(({ images }) => images.together(`${MAX_BYTES / 1_000_000}`)))
      else found.set(path, await readOne(bytes, path))
    }
  }
  return found
}

async function readOne(bytes: Uint8Array<ArrayBuffer> | null, path: string): Promise<NewImage | CellError> {
  if (!bytes) return new CellError((messages) => messages.images.noFile(path))
  try {
    const image = await readImage(bytes)
    return { image, original: await stripMetadata({ bytes, format: image.format }) }
  } catch (error) {
    if (!(error instanceof InvalidImageError)) throw error
    const { issue } = error
    return new CellError(({ images }) => images.bad(path, images.issues[issue]))
  }
}
