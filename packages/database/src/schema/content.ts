import { id, textList, tsvector } from '@zayy/platform/postgres/columns'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { changedAt, hidden, locale, partOf, position, referenceTo, sourceMarkdown } from './columns.ts'
import { image } from './images.ts'

/** The shop's content pages. The ids below 4 are of those that every shop has (domain, content/pages). */
export const pages = pgTable('pages', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 4 }),
  slug: text('slug').notNull().unique(),
  image: image(),
})

export const pageTranslations = pgTable(
  'page_translations',
  {
    pageId: partOf('page_id', () => pages.id),
    locale: locale('locale').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    contentMarkdown: sourceMarkdown('content_markdown'),
  },
  (row) => [primaryKey({ columns: [row.pageId, row.locale] })],
)

/** The items of the about page. */
export const visionItems = pgTable('vision_items', {
  id: id(),
  slug: text('slug').notNull().unique(),
  image: image().notNull(),
  position: position(),
})

export const visionItemTranslations = pgTable(
  'vision_item_translations',
  {
    itemId: partOf('item_id', () => visionItems.id),
    locale: locale('locale').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    description: text('description').notNull(),
    descriptionMarkdown: sourceMarkdown('description_markdown'),
  },
  (row) => [primaryKey({ columns: [row.itemId, row.locale] })],
)

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  slug: text('slug').notNull().unique(),
  position: position(),
  hidden: hidden(),
})

export const blogCategoryTranslations = pgTable(
  'blog_category_translations',
  {
    categoryId: partOf('category_id', () => blogCategories.id),
    locale: locale('locale').notNull(),
    name: text('name').notNull(),
  },
  (row) => [primaryKey({ columns: [row.categoryId, row.locale] })],
)

/** Blog posts. A post missing from the owner's folder is hidden. */
export const blogs = pgTable(
  'blogs',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    categoryId: referenceTo('category_id', () => blogCategories.id),
    image: image().notNull(),
    /** The date shown, 'YYYY-MM-DD'; null: none is shown. */
    writtenOn: date('written_on', { mode: 'string' }),
    featured: boolean('featured').notNull().default(false),
    hidden: hidden(),
    changedAt: changedAt(),
    /** Stems of the texts in both languages, folded by @zayy/domain/text/fold. */
    stems: textList('stems'),
    searchStems: tsvector('search_stems').generatedAlwaysAs(sql`array_to_tsvector(stems)`),
  },
  (blog) => [
    index('blogs_newest').on(blog.writtenOn.desc().nullsLast(), blog.id),
    index('blogs_stems').using('gin', blog.searchStems),
  ],
)

export const blogTranslations = pgTable(
  'blog_translations',
  {
    blogId: partOf('blog_id', () => blogs.id),
    locale: locale('locale').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    contentMarkdown: sourceMarkdown('content_markdown'),
  },
  (row) => [primaryKey({ columns: [row.blogId, row.locale] })],
)
