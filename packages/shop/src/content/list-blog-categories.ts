import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { selectBlogCategories } from './queries.ts'

/** Lists the blog categories in the owner's order. */
export async function listBlogCategories(
  database: Database,
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  const rows = await selectBlogCategories(database, locale)
  return rows.map(({ id, name }) => ({ id, name }))
}
