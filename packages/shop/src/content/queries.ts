import type { Locale } from '@zayy/contract/types'
import {
  blogCategories,
  blogCategoryTranslations,
  blogs,
  blogTranslations,
  pages,
  pageTranslations,
  visionItems,
  visionItemTranslations,
} from '@zayy/database/schema/content'
import { inLanguage } from '@zayy/database/sql/in-language'
import { jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { pick } from '@zayy/database/sql/pick'
import type { Database } from '@zayy/platform/postgres/database'
import { and, asc, eq, not, or, sql } from 'drizzle-orm'

const onePage = prepared((database) =>
  database
    .select({
      id: pages.id,
      image: pages.image,
      translation: inLanguage(
        jsonObject({ title: pageTranslations.title, content: pageTranslations.content }),
        pageTranslations.pageId,
        pages.id,
      ),
    })
    .from(pages)
    .where(or(eq(pages.id, sql.placeholder('id')), eq(pages.slug, sql.placeholder('slug'))))
    .prepare('page'),
)

const vision = prepared((database) =>
  database
    .select({
      id: visionItems.id,
      image: visionItems.image,
      translation: inLanguage(
        jsonObject({ title: visionItemTranslations.title, description: visionItemTranslations.description }),
        visionItemTranslations.itemId,
        visionItems.id,
      ),
    })
    .from(visionItems)
    .orderBy(asc(visionItems.position))
    .prepare('vision_items'),
)

const allBlogCategories = prepared((database) =>
  database
    .select({
      id: blogCategories.id,
      name: inLanguage(blogCategoryTranslations.name, blogCategoryTranslations.categoryId, blogCategories.id),
    })
    .from(blogCategories)
    .where(not(blogCategories.hidden))
    .orderBy(asc(blogCategories.position))
    .prepare('blog_categories'),
)

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

export async function selectPage(database: Database, page: number | string, locale: Locale) {
  const key = typeof page === 'number' ? { id: page, slug: '' } : { id: 0, slug: page }
  const [row] = await onePage(database).execute({ ...key, locale })
  return row
}

export function selectVisionItems(database: Database, locale: Locale) {
  return vision(database).execute({ locale })
}

export function selectBlogCategories(database: Database, locale: Locale) {
  return allBlogCategories(database).execute({ locale })
}

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
