import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { selectBlogCategories } from './queries.ts'

/** The categories of the blog, in their order. */
export async function listBlogCategories(
  database: Database,
  lang: Locale,
): Promise<{ id: number; name: string }[]> {
  const rows = await selectBlogCategories(database, lang)
  return rows.map(({ id, name }) => ({ id, name }))
}
