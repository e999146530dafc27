import type { Locale, VisionItem } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { selectVisionItems } from './queries.ts'

/** Lists the items of the about page in the owner's order. */
export async function listVisionItems(database: Database, locale: Locale): Promise<VisionItem[]> {
  const rows = await selectVisionItems(database, locale)
  return rows.map(({ id, image, translation: { title, description } }) => ({
    id,
    image: imageUrl(image),
    title,
    description,
  }))
}
