import type { Locale, Sponsor } from '@zayy/contract/types'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Database } from '@zayy/platform/postgres/database'
import { selectSponsors } from './queries.ts'

/** The sponsors, in their order. */
export async function listSponsors(database: Database, locale: Locale): Promise<Sponsor[]> {
  const rows = await selectSponsors(database, locale)
  return rows.map(({ id, image, name }) => ({ id, image: imageUrl(image), name }))
}
