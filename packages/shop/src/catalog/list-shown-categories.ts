import { listBits } from '@zayy/database/schema/catalog'
import { categories, categoryTranslations } from '@zayy/database/schema/categories'
import { translationList } from '@zayy/database/sql/in-language'
import { jsonObject } from '@zayy/database/sql/json'
import { pick } from '@zayy/database/sql/pick'
import { prepared } from '@zayy/database/sql/prepared'
import type { Executor } from '@zayy/platform/postgres/database'
import { asc, not, sql } from 'drizzle-orm'

/** Number of shown products per category, including its descendants, each product once. */
const counted = sql`(
  with recursive below (root, id) as (
    select id, id from ${categories} where not hidden
    union all select below.root, child.id from below
      join ${categories} child on child.parent_id = below.id and not child.hidden)
  select held.root, sum(bit_count(held.bits & shown.bits)) as products
    from (select root, chunk, bit_or(bits) as bits from below
        join ${listBits} on kind = 'category' and value = below.id::text group by root, chunk) held
      join ${listBits} shown on shown.kind = 'flag' and shown.value = 'shown' and shown.chunk = held.chunk
  group by held.root) counted`

const shownCategories = prepared((database) =>
  database
    .select({
      ...pick(categories, 'id', 'parentId', 'kind', 'image'),
      translations: translationList(
        jsonObject(pick(categoryTranslations, 'locale', 'name', 'description')),
        categoryTranslations.categoryId,
        categories.id,
      ),
      productsCount: sql`coalesce(counted.products, 0)`.mapWith(Number),
    })
    .from(categories)
    .leftJoin(counted, sql`counted.root = ${categories.id}`)
    .where(not(categories.hidden))
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('shown_categories'),
)

/** @property productsCount shown products in it and its descendants, each counted once */
export type ShownCategory = Awaited<ReturnType<typeof listShownCategories>>[number]

export function listShownCategories(database: Executor) {
  return shownCategories(database).execute()
}

/** Returns a category and its descendants; undefined if it is not shown. */
export function withDescendants(id: number, rows: readonly ShownCategory[]): number[] | undefined {
  if (!rows.some((row) => row.id === id)) return undefined
  const found = [id]
  for (const parent of found) for (const row of rows) if (row.parentId === parent) found.push(row.id)
  return found
}
