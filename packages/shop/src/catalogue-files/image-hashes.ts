import { images, images as imageTable } from '@zayy/database/schema/images'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

/** How many images are looked for: enough to notice an empty store, or another one. */
const SAMPLE_SIZE = 50

/** Looks for a random sample of the shop's images in a store. */
export async function countMissingImages(
  database: Executor,
  store: Pick<ImageStore, 'hasOriginal'>,
): Promise<{ missing: number; sampled: number }> {
  const sample = await database
    .select({ hash: imageTable.hash })
    .from(imageTable)
    .orderBy(sql`random()`)
    .limit(SAMPLE_SIZE)
  const found = await Promise.all(sample.map(({ hash }) => store.hasOriginal(hash)))
  return { missing: found.filter((isThere) => !isThere).length, sampled: sample.length }
}

/** Returns the hashes of all images that the shop names. */
export async function listImageHashes(database: Executor): Promise<string[]> {
  const rows = await database.select({ hash: images.hash }).from(images)
  return rows.map(({ hash }) => hash)
}
