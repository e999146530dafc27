import { pictures } from '@zayy/database/schema/pictures'
import type { FolderPicture } from '../read/picture-folder.ts'
import type { StoreContext } from './context.ts'

/** Pictures that were read become known to the shop; those that it knew stay, whoever still shows them. */
export async function storePictures(
  { tables }: Pick<StoreContext, 'tables'>,
  found: Iterable<FolderPicture>,
): Promise<void> {
  const rows = new Map([...found].map(({ path: _, ...picture }) => [picture.hash, picture]))
  await tables.sync(pictures, ['hash'], [...rows.values()], 'stay')
}
