import type { Database } from '@zayy/database/database'
import { categories } from '@zayy/database/schema/categories'
import { asc, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'

type CategoryTranslation = { locale: 'ar' | 'en'; name: string; description: string }

/** Every category that is shown, with both languages and how many products it and its descendants hold. */
const all = prepared((database) =>
  database
    .select({
      id: categories.id,
      parentId: categories.parentId,
      menu: categories.menu,
      picture: categories.picture,
      translations: sql<CategoryTranslation[]>`(
        select json_agg(json_build_object('locale', t.locale, 'name', t.name, 'description', t.description)
          order by t.locale) from category_translations t where t.category_id = categories.id)`,
      productsCount: sql<number>`(
        with recursive below as (
          select categories.id as id
          union all select child.id from categories child join below on child.parent_id = below.id
            where not child.hidden)
        select count(distinct held.product_id)::int from below
          join product_categories held on held.category_id = below.id
          join products on products.id = held.product_id and not products.hidden)`,
    })
    .from(categories)
    .where(sql`not categories.hidden`)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare('all_categories'),
)

export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

export function selectCategories(database: Database) {
  return all(database).execute()
}
