import type { BlogCard, Locale, Page } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { searchStems } from '@zayy/domain/text/fold'
import { pageOf } from '../page-of.ts'
import { presentBlogCard } from './present.ts'
import { selectBlogOrder, selectBlogs } from './queries.ts'

const perPage = 9

export type BlogQuery = { page: number; search: string | undefined; category: number | undefined }

/** A page of the blog, newest first, 9 a page; with a search, the posts that hold all its words in either language. */
export async function listBlogs(database: Database, lang: Locale, query: BlogQuery): Promise<Page<BlogCard>> {
  const wanted = query.search === undefined ? [] : searchStems(query.search)
  const order = await selectBlogOrder(database, query.category, wanted.length > 0)
  const ids = order.filter(({ text }) => holdsAll(text, wanted)).map(({ id }) => id)
  const shown = ids.slice((query.page - 1) * perPage, query.page * perPage)
  const rows = shown.length === 0 ? [] : await selectBlogs(database, shown, lang)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const cards = shown.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentBlogCard(row)] : []
  })
  return pageOf(cards, query.page, perPage, ids.length)
}

function holdsAll(html: string | null, stems: readonly string[]): boolean {
  if (stems.length === 0) return true
  const held = searchStems((html ?? '').replace(/<[^>]*>/g, ' '))
  return stems.every((stem) => held.some((word) => word.startsWith(stem)))
}
