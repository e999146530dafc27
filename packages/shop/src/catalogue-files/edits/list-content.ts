import {
  blogCategories,
  blogs,
  blogTranslations,
  pages,
  pageTranslations,
} from '@zayy/database/schema/content'
import { slides, slideTranslations, sponsors, sponsorTranslations } from '@zayy/database/schema/home'
import { imageUrl } from '@zayy/platform/images/image-url'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  type ContentItem,
  type ContentKind,
  contentFields,
  isImageField,
  isRichField,
} from './content-kinds.ts'

/**
 * Where a kind is stored.
 * @property owner column of `translations` that refers to the item
 * @property columns columns by field; translated fields are without their language
 * @property folder folder for exported images without a path
 */
type ContentTable = {
  table: PgTable & Record<'id' | 'slug', PgColumn>
  translations: PgTable & { locale: PgColumn }
  owner: { name: string; column: PgColumn }
  columns: Record<string, string>
  translatedColumns: Record<string, string>
  folder: string
  isListed?: SQL
  orderBy: SQL[]
}

export const contentTables: Record<ContentKind, ContentTable> = {
  pages: {
    table: pages,
    translations: pageTranslations,
    owner: { name: 'pageId', column: pageTranslations.pageId },
    columns: { image: 'image' },
    translatedColumns: { title: 'title', content: 'content' },
    folder: 'pages',
    orderBy: [asc(pages.id)],
  },
  blogs: {
    table: blogs,
    translations: blogTranslations,
    owner: { name: 'blogId', column: blogTranslations.blogId },
    columns: { image: 'image', category: 'categoryId', date: 'writtenOn', featured: 'featured' },
    translatedColumns: { title: 'title', excerpt: 'excerpt', content: 'content' },
    folder: 'blog',
    isListed: not(blogs.hidden),
    orderBy: [sql`${blogs.writtenOn} desc nulls last`, asc(blogs.id)],
  },
  slides: {
    table: slides,
    translations: slideTranslations,
    owner: { name: 'slideId', column: slideTranslations.slideId },
    columns: { image_tall: 'imageTall', text: 'textTheme', link: 'link' },
    translatedColumns: { image: 'image', title: 'title', description: 'description' },
    folder: 'slides',
    orderBy: [asc(slides.position), asc(slides.id)],
  },
  sponsors: {
    table: sponsors,
    translations: sponsorTranslations,
    owner: { name: 'sponsorId', column: sponsorTranslations.sponsorId },
    columns: { image: 'image' },
    translatedColumns: { name: 'name' },
    folder: 'sponsors',
    orderBy: [asc(sponsors.position), asc(sponsors.id)],
  },
}

/**
 * Converts stored images, texts and links into the texts of fields.
 * @property image `name` is a path for an image without one
 */
export type FieldWriter = {
  image(hash: string, name: string): string
  text(html: string, markdown: string | null): string
  link(link: string): string
}

/** For edits: images are URLs, texts are HTML. */
const editedFields: FieldWriter = {
  image: (hash) => imageUrl(hash),
  text: (html) => html,
  link: (link) => link,
}

/** Lists the items of a kind in display order, without removed posts. An empty field is ''. */
export async function listContent(
  executor: Executor,
  kind: ContentKind,
  writer = editedFields,
): Promise<ContentItem[]> {
  const { table, translations, owner, columns, translatedColumns, folder, isListed, orderBy } =
    contentTables[kind]
  const rows: { item: Row; translation: Row }[] = await executor
    .select({ item: table, translation: translations })
    .from(table)
    .innerJoin(translations, eq(owner.column, table.id))
    .where(isListed)
    .orderBy(...orderBy)
  const categories = new Map((await executor.select().from(blogCategories)).map(({ id, slug }) => [id, slug]))
  const textOf = (field: string, row: Row, column: string, slug: string): string => {
    const value = row[column]
    if (value === null || value === undefined) return ''
    if (isImageField(field)) {
      const suffix = field.slice('image'.length).replace('_', '-')
      return writer.image(String(value), `${folder}/${slug}${suffix}`)
    }
    if (isRichField(field)) {
      const markdown = row[`${column}Markdown`]
      return writer.text(String(value), typeof markdown === 'string' ? markdown : null)
    }
    if (field === 'link') return writer.link(String(value))
    if (field === 'category') return categories.get(Number(value)) ?? ''
    return field === 'featured' ? String(Number(value)) : String(value)
  }
  return [...Map.groupBy(rows, ({ item }) => String(item.slug))].map(([slug, own], index) => {
    const texts: Record<string, string> = { position: `${index + 1}` }
    for (const { item, translation } of own) {
      for (const [field, column] of Object.entries(columns)) texts[field] = textOf(field, item, column, slug)
      for (const [name, column] of Object.entries(translatedColumns)) {
        const field = `${name}_${translation.locale}`
        texts[field] = textOf(field, translation, column, slug)
      }
    }
    const fields = Object.fromEntries(contentFields[kind].map((field) => [field, texts[field] ?? '']))
    return { id: Number(own[0]?.item.id), slug, fields }
  })
}

type Row = Record<string, unknown>

type PageText = { title: string; markdown: string }

/** The texts of a page, which may name settings in braces. */
export type PageTexts = { slug: string; ar: PageText; en: PageText }

export async function selectPageTexts(executor: Executor): Promise<PageTexts[]> {
  return (await listContent(executor, 'pages')).map(({ slug, fields }) => ({
    slug,
    ar: { title: fields.title_ar ?? '', markdown: fields.content_ar ?? '' },
    en: { title: fields.title_en ?? '', markdown: fields.content_en ?? '' },
  }))
}
