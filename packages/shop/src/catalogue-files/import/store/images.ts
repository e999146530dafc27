import { images } from '@zayy/database/schema/images'
import type { Image } from '@zayy/platform/images/image-store'
import type { FolderImage } from '../read/image-folder.ts'
import type { StoreContext } from './table-sync.ts'

/** Adds images to the database. Known images stay, since other rows may show them. */
export async function storeImages(
  { tables }: Pick<StoreContext, 'tables'>,
  found: Iterable<Image>,
): Promise<void> {
  const rows = new Map(
    [...found].map(({ hash, format, width, height }) => [hash, { hash, format, width, height }]),
  )
  await tables.sync(images, ['hash'], [...rows.values()], 'stay')
}

/** Adds images of the owner's folder, with their paths for the next export. */
export async function storeFolderImages(
  { tables }: Pick<StoreContext, 'tables'>,
  found: Iterable<FolderImage>,
): Promise<void> {
  // Of two files with the same image, the first by name counts, regardless of the order of reading.
  const byPath = [...found].sort((a, b) => (a.path < b.path ? 1 : -1))
  const rows = new Map(byPath.map(({ file: _, ...image }) => [image.hash, image]))
  await tables.sync(images, ['hash'], [...rows.values()], 'stay')
}
