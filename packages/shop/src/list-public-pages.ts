import type { Database } from '@zayy/database/database'

/** What has a page that anybody may read: the ids of products and blog posts, and the categories with their names. */
export type PublicPages = {
  products: number[]
  blogs: number[]
  categories: { id: number; names: { ar: string; en: string }; hasChilds: boolean }[]
}

const PUBLIC = {
  name: 'public_pages',
  text: `select
    (select coalesce(json_agg(id order by id), '[]') from products where not hidden) as products,
    (select coalesce(json_agg(id order by id), '[]') from blogs where not hidden) as blogs,
    (select coalesce(json_agg(json_build_object('id', c.id,
        'names', (select json_object_agg(t.locale, t.name) from category_translations t where t.category_id = c.id),
        'hasChilds', exists (select from categories child where child.parent_id = c.id and not child.hidden))
      order by c.position, c.id), '[]') from categories c where not c.hidden) as categories`,
}

/** Everything of the shop that search engines may be told of. */
export async function listPublicPages(database: Database): Promise<PublicPages> {
  const { rows } = await database.$client.query<PublicPages>(PUBLIC)
  const [pages] = rows
  if (!pages) throw new Error('a select without a table gave no row')
  return pages
}
