import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { selectBlogCategories } from './queries.ts'

/** The categories of the blog, in their order. */
export async function listBlogCategories(
  database: Database,
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  const rows = await selectBlogCategories(database, locale)
  return rows.map(({ id, name }) => ({ id, name }))
}
