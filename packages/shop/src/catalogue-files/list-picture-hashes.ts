import { pictures } from '@zayy/database/schema/pictures'
import type { Executor } from '@zayy/platform/postgres/database'

/** Returns the hashes of all pictures that the shop names. */
export async function listPictureHashes(database: Executor): Promise<string[]> {
  const rows = await database.select({ hash: pictures.hash }).from(pictures)
  return rows.map(({ hash }) => hash)
}
