import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { blogCategories, blogs, pages, visionItems } from '@zayy/database/schema/content'
import { asc, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'

const lang = sql.placeholder('lang')

const page = prepared((database) =>
  database
    .select({
      id: pages.id,
      picture: pages.picture,
      words: sql<{ title: string; content: string }>`(
        select json_build_object('title', t.title, 'content', t.content) from page_translations t
        where t.page_id = pages.id order by t.locale::text = ${lang} desc limit 1)`,
    })
    .from(pages)
    .where(sql`pages.id = ${sql.placeholder('id')}`)
    .prepare('page'),
)

const vision = prepared((database) =>
  database
    .select({
      id: visionItems.id,
      picture: visionItems.picture,
      words: sql<{ title: string; description: string }>`(
        select json_build_object('title', t.title, 'description', t.description) from vision_item_translations t
        where t.item_id = vision_items.id order by t.locale::text = ${lang} desc limit 1)`,
    })
    .from(visionItems)
    .orderBy(asc(visionItems.position))
    .prepare('vision_items'),
)

const allBlogCategories = prepared((database) =>
  database
    .select({
      id: blogCategories.id,
      name: sql<string>`(select t.name from blog_category_translations t
        where t.category_id = blog_categories.id order by t.locale::text = ${lang} desc limit 1)`,
    })
    .from(blogCategories)
    .orderBy(asc(blogCategories.position))
    .prepare('blog_categories'),
)

const blogColumns = {
  id: blogs.id,
  picture: blogs.picture,
  written: blogs.written,
  featured: blogs.featured,
  words: sql<{ title: string; excerpt: string; content: string }>`(
    select json_build_object('title', t.title, 'excerpt', t.excerpt, 'content', t.content) from blog_translations t
    where t.blog_id = blogs.id order by t.locale::text = ${lang} desc limit 1)`,
  category: sql<{ id: number; name: string }>`(
    select json_build_object('id', t.category_id, 'name', t.name) from blog_category_translations t
    where t.category_id = blogs.category_id order by t.locale::text = ${lang} desc limit 1)`,
}

const blog = prepared((database) =>
  database
    .select(blogColumns)
    .from(blogs)
    .where(sql`blogs.id = ${sql.placeholder('id')} and not blogs.hidden`)
    .prepare('blog'),
)

const someBlogs = prepared((database) =>
  database
    .select(blogColumns)
    .from(blogs)
    .where(sql`blogs.id = any(${sql.placeholder('ids')}::int[])`)
    .prepare('some_blogs'),
)

/** Newest first, undated last, with the words of both languages for a search. */
const blogOrder = prepared((database) =>
  database
    .select({
      id: blogs.id,
      text: sql<string>`(select string_agg(t.title || ' ' || t.excerpt || ' ' || t.content, ' ')
        from blog_translations t where ${sql.placeholder('search')}::boolean and t.blog_id = blogs.id)`,
    })
    .from(blogs)
    .where(
      sql`not blogs.hidden and (${sql.placeholder('category')}::int is null
        or blogs.category_id = ${sql.placeholder('category')}::int)`,
    )
    .orderBy(sql`blogs.written desc nulls last, blogs.id`)
    .prepare('blog_order'),
)

export type BlogRow = Awaited<ReturnType<typeof selectBlogs>>[number]

export async function selectPage(database: Database, id: number, language: Locale) {
  const [row] = await page(database).execute({ id, lang: language })
  return row
}

export function selectVisionItems(database: Database, language: Locale) {
  return vision(database).execute({ lang: language })
}

export function selectBlogCategories(database: Database, language: Locale) {
  return allBlogCategories(database).execute({ lang: language })
}

export async function selectBlog(database: Database, id: number, language: Locale) {
  const [row] = await blog(database).execute({ id, lang: language })
  return row
}

export function selectBlogs(database: Database, ids: number[], language: Locale) {
  return someBlogs(database).execute({ ids, lang: language })
}

/** The ids of the posts of a category, or of all, in their order; `text` only when a search needs it. */
export function selectBlogOrder(database: Database, category: number | undefined, search: boolean) {
  return blogOrder(database).execute({ category: category ?? null, search })
}
