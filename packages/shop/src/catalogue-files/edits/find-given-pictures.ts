import type { Picture } from '@zayy/platform/images/picture-store'
import { readDerivativePath } from '@zayy/platform/images/picture-url'
import { InvalidPictureError, readPicture } from '@zayy/platform/images/read-picture'
import { CellError } from '../import/import-issues.ts'
import { picturesIn } from '../import/read/markdown-pictures.ts'

/** The bytes of a picture by its path; null where there is no such file, or none that may be read. */
export type PictureFinder = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** A picture that came as a file. */
export type NewPicture = { picture: Picture; bytes: Uint8Array<ArrayBuffer> }

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
