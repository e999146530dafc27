import { pictures } from '@zayy/database/schema/pictures'
import type { Picture } from '@zayy/platform/images/picture-store'
import type { Transaction } from '@zayy/platform/postgres/database'
import type { FolderPicture } from '../read/picture-folder.ts'
import type { StoreContext } from './table-sync.ts'

/** Pictures that were read become known to the shop; those that it knew stay, whoever still shows them. */
export async function storePictures(
  { tables }: Pick<StoreContext, 'tables'>,
  found: Iterable<Picture>,
): Promise<void> {
  const rows = new Map(
    [...found].map(({ hash, format, width, height }) => [hash, { hash, format, width, height }]),
  )
  await tables.sync(pictures, ['hash'], [...rows.values()], 'stay')
}

/** The same for pictures of the owner's folder, whose place there an export gives back. */
export async function storeFolderPictures(
  { tables }: Pick<StoreContext, 'tables'>,
  found: Iterable<FolderPicture>,
): Promise<void> {
  // Of two files that are the same picture, the first by name, whichever was read first.
  const byPath = [...found].sort((a, b) => (a.path < b.path ? 1 : -1))
  const rows = new Map(byPath.map(({ file: _, ...picture }) => [picture.hash, picture]))
  await tables.sync(pictures, ['hash'], [...rows.values()], 'stay')
}

/** The hashes of all pictures that the shop has. */
export async function selectHashes(transaction: Transaction): Promise<Set<string>> {
  const rows = await transaction.select({ hash: pictures.hash }).from(pictures)
  return new Set(rows.map(({ hash }) => hash))
}
