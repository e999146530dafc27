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
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, not } from 'drizzle-orm'
import type { ExportedArticle } from './exported-article.ts'
import type { ExportedPictures } from './exported-pictures.ts'
import { type ExportedTable, flagOf } from './exported-table.ts'
import { exportedText } from './exported-texts.ts'
import { inBoth } from './translations.ts'

type Tools = { pictures: ExportedPictures }

/** vision.csv and blog_categories.csv. */
export async function exportContentTables(database: Executor, { pictures }: Tools): Promise<ExportedTable[]> {
  const items = await database.select().from(visionItems).orderBy(asc(visionItems.position))
  const item = inBoth(await database.select().from(visionItemTranslations), (row) => row.itemId)
  const categories = await selectBlogCategories(database)
  const category = inBoth(await database.select().from(blogCategoryTranslations), (row) => row.categoryId)
  return [
    {
      file: 'vision.csv',
      headings: ['slug', 'image', 'title_ar', 'title_en', 'description_ar', 'description_en'],
      rows: items.map(({ id, slug, picture }) => {
        const { ar, en } = item(id)
        const image = pictures.at(picture, { madeOf: `about/${slug}` })
        return [
          slug,
          image,
          ar.title,
          en.title,
          exportedText(pictures, ar.description, ar.descriptionMarkdown),
          exportedText(pictures, en.description, en.descriptionMarkdown),
        ]
      }),
    },
    {
      file: 'blog_categories.csv',
      headings: ['slug', 'name_ar', 'name_en'],
      rows: categories.map(({ id, slug }) => {
        const { ar, en } = category(id)
        return [slug, ar.name, en.name]
      }),
    },
  ]
}

/** The posts that are shown, two files each. */
export async function exportBlogs(database: Executor, { pictures }: Tools): Promise<ExportedArticle[]> {
  const categories = new Map((await selectBlogCategories(database)).map(({ id, slug }) => [id, slug]))
  const shown = await database.select().from(blogs).where(not(blogs.hidden)).orderBy(asc(blogs.slug))
  const translated = inBoth(await database.select().from(blogTranslations), (row) => row.blogId)
  return shown.flatMap((blog) => {
    const { ar, en } = translated(blog.id)
    const category = categories.get(blog.categoryId)
    if (category === undefined) return []
    const image = pictures.at(blog.picture, { madeOf: `blog/${blog.slug}` })
    return [
      {
        file: `blogs/${blog.slug}.ar.md`,
        front: {
          title: ar.title,
          excerpt: ar.excerpt,
          image,
          category,
          date: blog.writtenOn ?? '',
          featured: flagOf(blog.featured),
        },
        markdown: exportedText(pictures, ar.content, ar.contentMarkdown),
      },
      {
        file: `blogs/${blog.slug}.en.md`,
        front: { title: en.title, excerpt: en.excerpt },
        markdown: exportedText(pictures, en.content, en.contentMarkdown),
      },
    ]
  })
}

/** The shop's own pages, two files each. */
export async function exportPages(database: Executor, { pictures }: Tools): Promise<ExportedArticle[]> {
  const shown = await database.select().from(pages).orderBy(asc(pages.id))
  const translated = inBoth(await database.select().from(pageTranslations), (row) => row.pageId)
  return shown.flatMap(({ id, slug, picture }) => {
    const { ar, en } = translated(id)
    const image = picture === null ? '' : pictures.at(picture, { madeOf: `pages/${slug}` })
    return [
      {
        file: `pages/${slug}.ar.md`,
        front: { title: ar.title, image },
        markdown: exportedText(pictures, ar.content, ar.contentMarkdown),
      },
      {
        file: `pages/${slug}.en.md`,
        front: { title: en.title, image },
        markdown: exportedText(pictures, en.content, en.contentMarkdown),
      },
    ]
  })
}

async function selectBlogCategories(database: Executor) {
  return await database
    .select()
    .from(blogCategories)
    .where(not(blogCategories.hidden))
    .orderBy(asc(blogCategories.position))
}
