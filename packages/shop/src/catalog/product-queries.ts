import type { Locale } from '@zayy/contract/types'
import type { Database } from '@zayy/database/database'
import { products, productTallies } from '@zayy/database/schema/catalog'
import { eq, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'
import { cardColumns } from './card-queries.ts'

type NameRow = { locale: Locale; name: string }
type ColourRow = { id: number; picture: string; code: string; name: string; translations: NameRow[] }
type PhotoRow = { id: number; picture: string; colour: number | null; alt: string }
type ChartRow = { columns: string[]; rows: { size: string; values: string[] }[] }

const lang = sql.placeholder('lang')

/** What choosing pieces needs of a product, beside its card. */
const choosing = {
  translations: sql<(NameRow & { description: string })[]>`(
        select json_agg(json_build_object('locale', t.locale, 'name', t.name, 'description', t.description)
          order by t.locale) from product_translations t where t.product_id = products.id)`,
  categoryTranslations: sql<NameRow[]>`(
        select json_agg(json_build_object('locale', t.locale, 'name', t.name) order by t.locale)
        from category_translations t where t.category_id = products.category_id)`,
  pivotColours: sql<ColourRow[]>`(
        select coalesce(json_agg(json_build_object('id', c.id, 'picture', c.picture, 'code', c.code,
          'name', (select t.name from product_colour_translations t where t.colour_id = c.id
            order by t.locale::text = ${lang} desc limit 1),
          'translations', (select json_agg(json_build_object('locale', t.locale, 'name', t.name) order by t.locale)
            from product_colour_translations t where t.colour_id = c.id)) order by c.position), '[]')
        from product_colours c where c.product_id = products.id and not c.hidden)`,
  sizes: sql<{ id: number; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position), '[]')
        from product_sizes s where s.product_id = products.id and not s.hidden)`,
}

const product = prepared((database) =>
  database
    .select({
      ...cardColumns,
      men: products.men,
      women: products.women,
      children: products.children,
      soldCount: productTallies.soldCount,
      ratesByStar: productTallies.ratesByStar,
      ...choosing,
      photos: sql<PhotoRow[]>`(
        select coalesce(json_agg(json_build_object('id', f.id, 'picture', f.picture,
          'colour', (select c.id from product_colours c where c.id = f.colour_id and not c.hidden),
          'alt', coalesce((select t.alt from product_photo_translations t where t.photo_id = f.id
            order by t.locale::text = ${lang} desc limit 1), '')) order by f.position), '[]')
        from product_photos f where f.product_id = products.id)`,
      attributes: sql<{ name: string; value: string }[]>`(
        select coalesce(json_agg(json_build_object('name', a.name, 'value', a.value) order by a.position), '[]')
        from (select distinct on (position) position, name, value from product_attributes
          where product_id = products.id order by position, locale::text = ${lang} desc) a)`,
      chart: sql<ChartRow | null>`(
        select json_build_object('columns', t.columns, 'rows', (
          select coalesce(json_agg(json_build_object('size', r.size, 'values', r.values) order by r.position), '[]')
          from size_chart_rows r where r.chart_id = t.chart_id and r.size in (
            select s.name from product_sizes s where s.product_id = products.id and not s.hidden)))
        from size_chart_translations t where t.chart_id = products.size_chart_id
        order by t.locale::text = ${lang} desc limit 1)`,
    })
    .from(products)
    .innerJoin(productTallies, eq(productTallies.productId, products.id))
    .where(sql`products.id = ${sql.placeholder('id')} and not products.hidden`)
    .prepare('product'),
)

const cartProducts = prepared((database) =>
  database
    .select({
      id: cardColumns.id,
      name: cardColumns.name,
      picture: cardColumns.picture,
      tiers: cardColumns.tiers,
      category: cardColumns.category,
      ...choosing,
    })
    .from(products)
    .where(sql`products.id = any(${sql.placeholder('ids')}::int[]) and not products.hidden`)
    .prepare('cart_products'),
)

export type CartProductRow = Awaited<ReturnType<typeof selectCartProducts>>[number]

/** What a cart needs of the products that are shown, in no order. */
export function selectCartProducts(database: Database, ids: readonly number[], language: Locale) {
  return cartProducts(database).execute({ ids, lang: language })
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof selectProduct>>>

/** A product that is shown, with all that its page needs but the reviews. */
export async function selectProduct(database: Database, id: number, language: Locale) {
  const [row] = await product(database).execute({ id, lang: language })
  return row
}
