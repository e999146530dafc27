import { blogs, blogTranslations } from '@zayy/database/schema/content'
import { blogStems } from '@zayy/domain/content/blog-stems'
import { newPageId } from '@zayy/domain/content/pages'
import type { Transaction } from '@zayy/platform/postgres/database'
import { eq } from 'drizzle-orm'
import type { TableSync } from '../import/store/table-sync.ts'
import { isRichText } from './content-cells.ts'
import type { ContentKind } from './content-kinds.ts'
import { contentTables, listContent } from './list-content.ts'

type Context = { transaction: Transaction; tables: TableSync }

/**
 * Inserts or updates an item, and moves it if `values` contains `position`.
 * @param values stored values by field; missing fields stay unchanged
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
  const isOfOwner = (row: Record<string, unknown>) => row[owner.name] === id
  for (const locale of ['ar', 'en']) {
    const given = picked(translatedColumns, values, `_${locale}`)
    if (Object.keys(given).length === 0) continue
    await tables.syncAny(
      translations,
      [owner.name, 'locale'],
      [{ [owner.name]: id, locale, ...given }],
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

/** Removes an item. A post is hidden, so that it keeps its id when it returns. */
export async function unstoreContent({ tables }: Context, kind: ContentKind, slug: string): Promise<void> {
  const isOwn = (row: Record<string, unknown>) => row.slug === slug
  await tables.syncAny(contentTables[kind].table, ['slug'], [], kind === 'blogs' ? 'hide' : 'delete', isOwn)
  await tables.finish()
}

/** Columns of a new item: the id that clients know a page by, the visibility of a returning post, the last position. */
function firstColumns(
  kind: ContentKind,
  slug: string,
  last: number,
  isNew: boolean,
): Record<string, unknown> {
  if (!isNew) return {}
  if (kind === 'blogs') return { hidden: false }
  if (kind !== 'pages') return { position: last }
  return newPageId(slug)
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
