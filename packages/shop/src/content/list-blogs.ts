import type { BlogCard, Locale, Page } from '@zayy/contract/types'
import { inOrder } from '@zayy/database/sql/in-order'
import { searchStems } from '@zayy/domain/text/fold'
import type { Database } from '@zayy/platform/postgres/database'
import { pageOf } from '../page-of.ts'
import { presentBlogCard } from './present.ts'
import { selectBlogOrder, selectBlogs } from './queries.ts'

const PAGE_SIZE = 9
/** More words than anybody types; a search ignores further words. */
const MAX_WORDS = 12

export type BlogQuery = { page: number; search: string | undefined; category: number | undefined }

/** Returns a page of the blog, newest first, 9 posts a page. With a search, the posts have all its words in either language. */
export async function listBlogs(
  database: Database,
  locale: Locale,
  query: BlogQuery,
): Promise<Page<BlogCard>> {
  const wanted = query.search === undefined ? [] : searchStems(query.search).slice(0, MAX_WORDS)
  const ids = (await selectBlogOrder(database, query.category, wanted)).map(({ id }) => id)
  const shown = ids.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE)
  const rows = shown.length === 0 ? [] : await selectBlogs(database, shown, locale)
  const cards = inOrder(shown, rows).map(presentBlogCard)
  return pageOf(cards, query.page, PAGE_SIZE, ids.length)
}
