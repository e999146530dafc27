import type { Blog, Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/platform/postgres/database'
import { notFound } from '../domain-error.ts'
import { presentBlog } from './present.ts'
import { selectBlog } from './queries.ts'

/**
 * Returns a post of the blog.
 * @throws DomainError 404 for an unknown or hidden post
 */
export async function getBlog(database: Database, locale: Locale, id: number): Promise<Blog> {
  const row = await selectBlog(database, id, locale)
  if (!row) throw notFound()
  return presentBlog(row)
}
