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
import { blogStems } from '@zayy/domain/content/blog-stems'
import { FIXED_PAGES, isFixedPage } from '@zayy/domain/content/pages'
import { locales } from '@zayy/i18n/locale'
import type { Content } from '../read/content.ts'
import type { StoreContext } from './table-sync.ts'

export async function storeContent(context: StoreContext, content: Content): Promise<void> {
  await storePages(context, content)
  await storeVisionItems(context, content)
  await storeBlogs(context, content)
}

async function storePages({ tables, imageHash, html }: StoreContext, content: Content) {
  const kept = new Set(content.keptPages.map(({ slug }) => slug))
  const ids = await tables.sync(
    pages,
    ['slug'],
    content.pages.map(({ slug, ar }) => ({
      slug,
      ...(isFixedPage(slug) && { id: FIXED_PAGES[slug].id }),
      image: ar.image ? imageHash(ar.image) : null,
    })),
    'delete',
    ({ slug }) => !kept.has(slug),
  )
  const lines = content.pages.map((values) => ({ values }))
  await tables.syncTranslations(pageTranslations, 'pageId', lines, (page, locale) => ({
    pageId: ids.of(page.slug),
    title: page[locale].title,
    content: html(page[locale].markdown, locale),
    contentMarkdown: page[locale].markdown,
  }))
}

async function storeVisionItems(
  { tables, imageHash, html }: StoreContext,
  { visionItems: { lines } }: Content,
) {
  const ids = await tables.sync(
    visionItems,
    ['slug'],
    lines.map(({ values: { slug, image } }, position) => ({ slug, image: imageHash(image), position })),
    'delete',
  )
  await tables.syncTranslations(visionItemTranslations, 'itemId', lines, (values, locale) => ({
    itemId: ids.of(values.slug),
    title: values[`title_${locale}`],
    description: html(values[`description_${locale}`], locale),
    descriptionMarkdown: values[`description_${locale}`],
  }))
}

async function storeBlogs({ tables, imageHash, html }: StoreContext, content: Content) {
  const { lines } = content.blogCategories
  const categoryIds = await tables.sync(
    blogCategories,
    ['slug'],
    lines.map(({ values: { slug } }, position) => ({ slug, position, hidden: false })),
    'hide',
  )
  await tables.syncTranslations(blogCategoryTranslations, 'categoryId', lines, (values, locale) => ({
    categoryId: categoryIds.of(values.slug),
    name: values[`name_${locale}`],
  }))
  const texts = new Map(
    content.blogs.map((blog) => [
      blog.slug,
      locales.map((locale) => ({
        locale,
        title: blog[locale].title,
        excerpt: blog[locale].excerpt,
        content: html(blog[locale].markdown, locale),
        contentMarkdown: blog[locale].markdown,
      })),
    ]),
  )
  const ids = await tables.sync(
    blogs,
    ['slug'],
    content.blogs.map(({ slug, ar }) => ({
      slug,
      stems: blogStems(texts.get(slug) ?? []),
      categoryId: categoryIds.of(ar.category),
      image: imageHash(ar.image),
      writtenOn: ar.date,
      featured: ar.featured,
      hidden: false,
    })),
    'hide',
  )
  await tables.sync(
    blogTranslations,
    ['blogId', 'locale'],
    [...texts].flatMap(([slug, inBoth]) => inBoth.map((text) => ({ blogId: ids.of(slug), ...text }))),
    'stay',
  )
}
