import type { Locale, VisionItem } from '@zayy/contract/types'
import { visionItems, visionItemTranslations } from '@zayy/database/schema/content'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { asc } from 'drizzle-orm'

const vision = prepared((database) =>
  database
    .select({
      ...pick(visionItems, 'id', 'image'),
      translation: inLanguage(
        jsonObject(pick(visionItemTranslations, 'title', 'description')),
        visionItemTranslations.itemId,
        visionItems.id,
      ),
    })
    .from(visionItems)
    .orderBy(asc(visionItems.position))
    .prepare('vision_items'),
)

/** Lists the items of the about page in the owner's order. */
export async function listVisionItems(database: Database, locale: Locale): Promise<VisionItem[]> {
  const rows = await vision(database).execute({ locale })
  return rows.map(({ id, image, translation }) => ({ id, image: imageUrl(image), ...translation }))
}
