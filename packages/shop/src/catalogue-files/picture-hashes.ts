import { pictures, pictures as pictureTable } from '@zayy/database/schema/pictures'
import type { PictureStore } from '@zayy/platform/images/picture-store'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

/** How many pictures are looked for: enough to notice an empty store, or another one. */
const SAMPLE_SIZE = 50

/** Looks for a random sample of the shop's pictures in a store. */
export async function countMissingPictures(
  database: Executor,
  store: Pick<PictureStore, 'hasOriginal'>,
): Promise<{ missing: number; sampled: number }> {
  const sample = await database
    .select({ hash: pictureTable.hash })
    .from(pictureTable)
    .orderBy(sql`random()`)
    .limit(SAMPLE_SIZE)
  const found = await Promise.all(sample.map(({ hash }) => store.hasOriginal(hash)))
  return { missing: found.filter((isThere) => !isThere).length, sampled: sample.length }
}

/** Returns the hashes of all pictures that the shop names. */
export async function listPictureHashes(database: Executor): Promise<string[]> {
  const rows = await database.select({ hash: pictures.hash }).from(pictures)
  return rows.map(({ hash }) => hash)
}
