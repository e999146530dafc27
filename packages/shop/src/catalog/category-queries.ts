import type { Database } from '@zayy/database/database'

type CategoryTranslation = { locale: 'ar' | 'en'; name: string; description: string }

export type CategoryRow = {
  id: number
  parentId: number | null
  menu: boolean
  picture: string
  translations: CategoryTranslation[]
  /** Products that are shown, its own and its descendants', each once. */
  productsCount: number
}

const all = {
  name: 'all_categories',
  text: `
    with recursive below (root, id) as (
      select id, id from categories where not hidden
      union all select below.root, child.id from below
        join categories child on child.parent_id = below.id and not child.hidden),
    counted as (
      select below.root, count(distinct held.product_id)::int as products from below
        join product_categories held on held.category_id = below.id
        join products on products.id = held.product_id and not products.hidden
      group by below.root),
    named as (
      select category_id, json_agg(json_build_object('locale', locale, 'name', name, 'description', description)
        order by locale) as translations
      from category_translations group by category_id)
    select c.id, c.parent_id as "parentId", c.menu, c.picture, coalesce(named.translations, '[]') as translations,
      coalesce(counted.products, 0) as "productsCount"
    from categories c left join counted on counted.root = c.id left join named on named.category_id = c.id
    where not c.hidden order by c.position, c.id`,
}

/** Every category that is shown, with both languages and how many products it and its descendants hold. */
export async function selectCategories(database: Database): Promise<CategoryRow[]> {
  const { rows } = await database.$client.query<CategoryRow>(all)
  return rows
}
