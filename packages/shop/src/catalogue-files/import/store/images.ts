import { images } from '@zayy/database/schema/images'
import type { Image } from '@zayy/platform/images/image-store'
import type { Transaction } from '@zayy/platform/postgres/database'
import type { FolderImage } from '../read/image-folder.ts'
import type { StoreContext } from './table-sync.ts'

/** Images that were read become known to the shop; those that it knew stay, whoever still shows them. */
export async function storeImages(
  { tables }: Pick<StoreContext, 'tables'>,
  found: Iterable<Image>,
): Promise<void> {
  const rows = new Map(
    [...found].map(({ hash, format, width, height }) => [hash, { hash, format, width, height }]),
  )
  await tables.sync(images, ['hash'], [...rows.values()], 'stay')
}

/** The same for images of the owner's folder, whose place there an export gives back. */
export async function storeFolderImages(
  { tables }: Pick<StoreContext, 'tables'>,
  found: Iterable<FolderImage>,
): Promise<void> {
  // Of two files that are the same image, the first by name, whichever was read first.
  const byPath = [...found].sort((a, b) => (a.path < b.path ? 1 : -1))
  const rows = new Map(byPath.map(({ file: _, ...image }) => [image.hash, image]))
  await tables.sync(images, ['hash'], [...rows.values()], 'stay')
}

/** The hashes of all images that the shop has. */
export async function selectHashes(transaction: Transaction): Promise<Set<string>> {
  const rows = await transaction.select({ hash: images.hash }).from(images)
  return new Set(rows.map(({ hash }) => hash))
}
