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
import { isFixedPage, MAX_OWN_PAGES, newPageId } from '@zayy/domain/content/pages'
import { locales } from '@zayy/i18n/locale'
import type { PageTexts } from '../edits/list-content.ts'
import { readArticle } from './read/article.ts'
import { filled, flag, lineText, optional, pastDay, reference, slug } from './read/cells.ts'
import type { Folder } from './read/folder.ts'
import type { RichText } from './read/image-folder.ts'
import { pageSlug, pageTitle } from './read/page-cells.ts'
import { readCell } from './read/read-cell.ts'
import type { StoreContext } from './store/table-sync.ts'

export type Content = Awaited<ReturnType<typeof readContent>>

/**
 * Reads vision.csv, blog_categories.csv, blogs/*.md and pages/*.md.
 * @param storedPages pages of the shop
 * @returns `keptPages`: stored pages that stay as they are. `keptBlogs`: all posts do
 */
export async function readContent(folder: Folder, storedPages: readonly PageTexts[]) {
  const { issues, images } = folder
  const image = images.cell
  const visionItems = await folder.table(
    'vision.csv',
    {
      slug,
      image: image,
      title_ar: lineText,
      title_en: lineText,
      description_ar: filled(images.markdown),
      description_en: filled(images.markdown),
    },
    'slug',
  )
  const blogCategories = await folder.table(
    'blog_categories.csv',
    { slug, name_ar: lineText, name_en: lineText },
    'slug',
  )
  const localizedColumns = { title: lineText, excerpt: lineText }
  const category = reference(blogCategories)
  const blogColumns = {
    ...localizedColumns,
    image: image,
    category,
    date: optional(pastDay(folder.today)),
    featured: flag,
  }
  const article = async <C extends Parameters<typeof readArticle>[2]>(file: string, columns: C) =>
    readArticle(file, await folder.bytes(file), columns, images, issues)

  const posts = folder.articles('blogs')
  const keptBlogs = posts.length === 0 && !folder.isEmptied('blogs/')
  if (keptBlogs) {
    for (const slug of await folder.stored.postCategories())
      if (!blogCategories.keys.has(slug))
        issues.add({ file: blogCategories.file, column: 'slug' }, ({ content }) => content.postsIn(slug))
  }
  const blogs = []
  for (const slug of posts) {
    const ar = await article(`blogs/${slug}.ar.md`, blogColumns)
    const en = await article(`blogs/${slug}.en.md`, localizedColumns)
    if (ar && en) blogs.push({ slug, ar, en })
  }
  const given = folder.articles('pages')
  const isKept = (slug: string) => given.length === 0 || isFixedPage(slug)
  const keptPages = storedPages.filter(({ slug }) => isKept(slug) && !given.includes(slug))
  const pages = []
  for (const slug of given) {
    const files = { ar: `pages/${slug}.ar.md`, en: `pages/${slug}.en.md` }
    readCell(pageSlug, slug, { file: files.ar, row: null, column: null }, issues)
    const ar = await article(files.ar, { title: pageTitle, image: optional(image) })
    const en = await article(files.en, { title: pageTitle, image: optional(image) })
    if (ar && en) pages.push({ slug, ar, en })
  }
  const surplus = given.filter((slug) => !isFixedPage(slug))[MAX_OWN_PAGES]
  if (surplus !== undefined)
    issues.add({ file: `pages/${surplus}.ar.md` }, ({ content }) => content.tooManyPages(`${MAX_OWN_PAGES}`))
  return { visionItems, blogCategories, blogs, keptBlogs, pages, keptPages }
}

const ofFolder = (markdown: string): RichText => ({ markdown, isStored: false })

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
      ...newPageId(slug),
      image: ar.image ? imageHash(ar.image) : null,
    })),
    'delete',
    ({ slug }) => !kept.has(slug),
  )
  const lines = content.pages.map((values) => ({ values }))
  await tables.syncTranslations(pageTranslations, 'pageId', lines, (page, locale) => ({
    pageId: ids.of(page.slug),
    title: page[locale].title,
    content: html(ofFolder(page[locale].markdown), locale),
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
    descriptionMarkdown: values[`description_${locale}`].markdown,
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
  if (content.keptBlogs) return
  const texts = new Map(
    content.blogs.map((blog) => [
      blog.slug,
      locales.map((locale) => ({
        locale,
        title: blog[locale].title,
        excerpt: blog[locale].excerpt,
        content: html(ofFolder(blog[locale].markdown), locale),
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
