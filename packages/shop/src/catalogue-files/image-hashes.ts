import { images } from '@zayy/database/schema/images'
import type { ImageStore } from '@zayy/platform/images/image-store'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'

/** Large enough to notice an empty or a wrong store. */
const SAMPLE_SIZE = 50

/** Counts missing images in a random sample of the shop's images. */
export async function countMissingImages(
  database: Executor,
  store: Pick<ImageStore, 'hasOriginal'>,
): Promise<{ missing: number; sampled: number }> {
  const sample = await database
    .select({ hash: images.hash })
    .from(images)
    .orderBy(sql`random()`)
    .limit(SAMPLE_SIZE)
  const found = await Promise.all(sample.map(({ hash }) => store.hasOriginal(hash)))
  return { missing: found.filter((isThere) => !isThere).length, sampled: sample.length }
}

export async function listImageHashes(database: Executor): Promise<string[]> {
  const rows = await database.select({ hash: images.hash }).from(images)
  return rows.map(({ hash }) => hash)
}
