import {
  blogCategories,
  blogCategoryTranslations,
  visionItems,
  visionItemTranslations,
} from '@zayy/database/schema/content'
import { homeSectionProducts, homeSections, homeSectionTranslations } from '@zayy/database/schema/home'
import { locales } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, not } from 'drizzle-orm'
import { type ContentKind, contentFields } from '../edits/content-kinds.ts'
import { type FieldWriter, listContent } from '../edits/list-content.ts'
import { type ExportedArticle, type ExportedTable, exportedTable, translator } from './exported-files.ts'
import { type ExportedImages, exportedText } from './exported-images.ts'
import type { ExportedCatalogue } from './exported-products.ts'

type Tools = { catalogue: ExportedCatalogue; images: ExportedImages }

/** Exports home_sections.csv, slides.csv, sponsors.csv, vision.csv and blog_categories.csv. */
export async function exportContentTables(database: Executor, tools: Tools): Promise<ExportedTable[]> {
  return [
    await exportSections(database, tools),
    await exportTable(database, tools, 'slides'),
    await exportTable(database, tools, 'sponsors'),
    await exportVisionItems(database, tools),
    await exportBlogCategories(database),
  ]
}

/** Exports pages and posts, two files each. Fields without a language are in the Arabic file; a page's are in both. */
export async function exportArticles(
  database: Executor,
  tools: Tools,
  kind: 'pages' | 'blogs',
): Promise<ExportedArticle[]> {
  const items = await listContent(database, kind, writerOf(tools))
  return items.flatMap(({ slug, fields }) =>
    locales.map((locale) => {
      const front: Record<string, string> = {}
      for (const field of contentFields[kind]) {
        const [, name = '', language] = /^(.*?)(?:_(ar|en))?$/.exec(field) ?? []
        const isShared = language === undefined && (locale === 'ar' || kind === 'pages')
        if (name !== 'content' && (language === locale || isShared)) front[name] = fields[field] ?? ''
      }
      return { file: `${kind}/${slug}.${locale}.md`, front, markdown: fields[`content_${locale}`] ?? '' }
    }),
  )
}

/** Exports a table of content, whose rows are ordered by position. */
async function exportTable(database: Executor, tools: Tools, kind: ContentKind): Promise<ExportedTable> {
  const names = contentFields[kind].filter((field) => field !== 'position')
  const items = await listContent(database, kind, writerOf(tools))
  return {
    file: `${kind}.csv`,
    headings: ['slug', ...names],
    rows: items.map(({ slug, fields }) => [slug, ...names.map((name) => fields[name] ?? '')]),
  }
}

function writerOf({ images, catalogue: { slugs, skus } }: Tools): FieldWriter {
  return {
    image: (hash, madeOf) => images.at(hash, { madeOf }),
    text: (html, markdown) => exportedText(images, html, markdown),
    // A link to a hidden product or category stays a path.
    link(link) {
      const [, product] = /^\/product\/(\d+)$/.exec(link) ?? []
      const [, category] = /^\/Product-category\/(\d+)\//.exec(link) ?? []
      const sku = product && skus.get(Number(product))
      const slug = category && slugs.get(Number(category))
      if (sku) return `product:${sku}`
      return slug ? `category:${slug}` : link
    },
  }
}

async function exportSections(
  database: Executor,
  { catalogue: { skus, slugs } }: Tools,
): Promise<ExportedTable> {
  const sections = await database.select().from(homeSections).orderBy(asc(homeSections.position))
  const translated = translator(await database.select().from(homeSectionTranslations), (row) => row.sectionId)
  const listed = Map.groupBy(
    await database.select().from(homeSectionProducts).orderBy(asc(homeSectionProducts.position)),
    ({ sectionId }) => sectionId,
  )
  return exportedTable(
    'home_sections.csv',
    sections.map(translated).map(({ id, slug, ar, en, categoryId }) => {
      const own = (listed.get(id) ?? []).flatMap(({ productId }) => skus.get(productId) ?? [])
      return [slug, ar.name, en.name, own.join(';'), categoryId && slugs.get(categoryId)]
    }),
  )
}

async function exportVisionItems(database: Executor, { images }: Tools): Promise<ExportedTable> {
  const items = await database.select().from(visionItems).orderBy(asc(visionItems.position))
  const translated = translator(await database.select().from(visionItemTranslations), (row) => row.itemId)
  return exportedTable(
    'vision.csv',
    items.map(translated).map(({ slug, image, ar, en }) => {
      const texts = [ar, en].map((row) => exportedText(images, row.description, row.descriptionMarkdown))
      return [slug, images.at(image, { madeOf: `about/${slug}` }), ar.title, en.title, ...texts]
    }),
  )
}

async function exportBlogCategories(database: Executor): Promise<ExportedTable> {
  const categories = await database
    .select()
    .from(blogCategories)
    .where(not(blogCategories.hidden))
    .orderBy(asc(blogCategories.position))
  const translated = translator(
    await database.select().from(blogCategoryTranslations),
    (row) => row.categoryId,
  )
  return exportedTable(
    'blog_categories.csv',
    categories.map(translated).map(({ slug, ar, en }) => [slug, ar.name, en.name]),
  )
}
