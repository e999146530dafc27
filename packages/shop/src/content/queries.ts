import type { Locale } from '@zayy/contract/types'
import { blogCategoryTranslations, blogs, blogTranslations } from '@zayy/database/schema/content'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, not, sql } from 'drizzle-orm'

const blogColumns = {
  ...pick(blogs, 'id', 'image', 'writtenOn', 'featured'),
  translation: inLanguage(
    jsonObject(pick(blogTranslations, 'title', 'excerpt', 'content')),
    blogTranslations.blogId,
    blogs.id,
  ),
  category: inLanguage(
    jsonObject({ id: blogCategoryTranslations.categoryId, name: blogCategoryTranslations.name }),
    blogCategoryTranslations.categoryId,
    blogs.categoryId,
  ),
}

const blog = prepared((database) =>
  database
    .select(blogColumns)
    .from(blogs)
    .where(and(eq(blogs.id, sql.placeholder('id')), not(blogs.hidden)))
    .prepare('blog'),
)

const someBlogs = prepared((database) =>
  database
    .select(blogColumns)
    .from(blogs)
    .where(sql`${blogs.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('some_blogs'),
)

/** Newest first, undated last: the posts of a category, or those that match a search. */
const blogOrder = prepared((database) =>
  database
    .select({ id: blogs.id })
    .from(blogs)
    .where(
      sql`not ${blogs.hidden} and (${sql.placeholder('category')}::int is null
        or ${blogs.categoryId} = ${sql.placeholder('category')}::int)
        and (${sql.placeholder('search')}::text is null
        or ${blogs.searchStems} @@ to_tsquery('simple', ${sql.placeholder('search')}::text))`,
    )
    .orderBy(sql`${blogs.writtenOn} desc nulls last`, asc(blogs.id))
    .prepare('blog_order'),
)

export type BlogRow = Awaited<ReturnType<typeof selectBlogs>>[number]

export async function selectBlog(database: Database, id: number, locale: Locale) {
  const [row] = await blog(database).execute({ id, locale })
  return row
}

export function selectBlogs(database: Database, ids: number[], locale: Locale) {
  return someBlogs(database).execute({ ids, locale })
}

/**
 * Returns the ids of a category's posts, or of all, in their order.
 * @param search stems, each of which begins a word of the post; empty: every post
 */
export function selectBlogOrder(database: Database, category: number | undefined, search: readonly string[]) {
  const query = search.map((stem) => `'${stem}':*`).join(' & ')
  return blogOrder(database).execute({ category: category ?? null, search: query === '' ? null : query })
}
