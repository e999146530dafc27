import { blogs, blogTranslations, pages, pageTranslations } from '@zayy/database/schema/content'
import { slides, slideTranslations, sponsors, sponsorTranslations } from '@zayy/database/schema/home'
import { blogStems } from '@zayy/domain/content/blog-stems'
import { FIXED_PAGES, isFixedPage } from '@zayy/domain/content/pages'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { TableSync } from '../import/store/table-sync.ts'
import { isRichText } from './content-cells.ts'
import type { ContentKind } from './content-kinds.ts'
import { listContent } from './list-content.ts'

/** Where a kind is stored: its fields' columns, those of its languages without the ending. */
type ContentTables = {
  table: PgTable
  translations: PgTable
  owner: string
  columns: Record<string, string>
  translatedColumns: Record<string, string>
}

const contentTables: Record<ContentKind, ContentTables> = {
  pages: {
    table: pages,
    translations: pageTranslations,
    owner: 'pageId',
    columns: { image: 'image' },
    translatedColumns: { title: 'title', content: 'content' },
  },
  blogs: {
    table: blogs,
    translations: blogTranslations,
    owner: 'blogId',
    columns: { image: 'image', category: 'categoryId', date: 'writtenOn', featured: 'featured' },
    translatedColumns: { title: 'title', excerpt: 'excerpt', content: 'content' },
  },
  slides: {
    table: slides,
    translations: slideTranslations,
    owner: 'slideId',
    columns: { image_tall: 'imageTall', text: 'textTheme', link: 'link' },
    translatedColumns: { image: 'image', title: 'title', description: 'description' },
  },
  sponsors: {
    table: sponsors,
    translations: sponsorTranslations,
    owner: 'sponsorId',
    columns: { image: 'image' },
    translatedColumns: { name: 'name' },
  },
}

type Context = { transaction: Transaction; tables: TableSync }

/**
 * Stores a thing, new or known, and moves it where `position` is among the values.
 * @param values what is stored of each field; a field that is left out stays as it is
 */
export async function storeContent(
  { transaction, tables }: Context,
  kind: ContentKind,
  slug: string,
  values: ReadonlyMap<string, unknown>,
): Promise<void> {
  const { table, translations, owner, columns, translatedColumns } = contentTables[kind]
  const shown = await listContent(transaction, kind)
  const isNew = shown.every((item) => item.slug !== slug)
  const own = { slug, ...firstColumns(kind, slug, shown.length, isNew), ...picked(columns, values) }
  const isOwn = (row: Record<string, unknown>) => row.slug === slug
  const id = (await tables.syncAny(table, ['slug'], [own], 'stay', isOwn)).of(slug)
  const isOfOwner = (row: Record<string, unknown>) => row[owner] === id
  for (const locale of ['ar', 'en']) {
    const given = picked(translatedColumns, values, `_${locale}`)
    if (Object.keys(given).length === 0) continue
    await tables.syncAny(
      translations,
      [owner, 'locale'],
      [{ [owner]: id, locale, ...given }],
      'stay',
      isOfOwner,
    )
  }
  if (kind === 'blogs') {
    const texts = await transaction.select().from(blogTranslations).where(eq(blogTranslations.blogId, id))
    await transaction
      .update(blogs)
      .set({ stems: blogStems(texts) })
      .where(eq(blogs.id, id))
  }
  const position = values.get('position')
  if (typeof position === 'number') {
    const order = shown.map((item) => item.slug).filter((other) => other !== slug)
    order.splice(position - 1, 0, slug)
    await tables.syncAny(
      table,
      ['slug'],
      order.map((key, index) => ({ slug: key, position: index })),
      'stay',
      () => true,
    )
  }
}

/** Removes a thing; a post is hidden, and is the same again when it comes back. */
export async function unstoreContent({ tables }: Context, kind: ContentKind, slug: string): Promise<void> {
  const isOwn = (row: Record<string, unknown>) => row.slug === slug
  await tables.syncAny(contentTables[kind].table, ['slug'], [], kind === 'blogs' ? 'hide' : 'delete', isOwn)
  await tables.finish()
}

/** The number of a page that the shop always has; that a post which comes back is seen; the last place in the order. */
function firstColumns(
  kind: ContentKind,
  slug: string,
  last: number,
  isNew: boolean,
): Record<string, unknown> {
  if (!isNew) return {}
  if (kind === 'blogs') return { hidden: false }
  if (kind !== 'pages') return { position: last }
  return isFixedPage(slug) ? { id: FIXED_PAGES[slug].id } : {}
}

function picked(columns: Record<string, string>, values: ReadonlyMap<string, unknown>, ending = '') {
  return Object.fromEntries(
    Object.entries(columns)
      .filter(([name]) => values.has(name + ending))
      .flatMap(([name, column]) => {
        const value = values.get(name + ending)
        if (!isRichText(value)) return [[column, value]]
        return [
          [column, value.html],
          [`${column}Markdown`, value.markdown],
        ]
      }),
  )
}
