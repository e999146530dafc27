import type { Locale, VisionItem } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { pictureUrl } from '../pictures/picture-url.ts'
import { selectVisionItems } from './queries.ts'

/** The items of the about page, in their order. */
export async function listVisionItems(database: Database, locale: Locale): Promise<VisionItem[]> {
  const rows = await selectVisionItems(database, locale)
  return rows.map(({ id, picture, translation: { title, description } }) => ({
    id,
    image: pictureUrl(picture),
    title,
    description,
  }))
}
