import type { Database } from '@zayy/database/database'
import { products, productTallies } from '@zayy/database/schema/catalog'
import type { Halalas } from '@zayy/domain/money'
import { eq, sql } from 'drizzle-orm'
import { prepared } from '../prepared.ts'

type TierRow = { from: number; to: number; price: Halalas }
type Named = { id: number; name: string }

const lang = sql.placeholder('lang')

/** A product's name in the language asked for, else in the other. */
const productName = sql<string>`(select t.name from product_translations t
  where t.product_id = products.id order by t.locale::text = ${lang} desc limit 1)`

/** A category as id and name, of the product's column that holds it. */
const categoryOf = (column: 'category_id' | 'brand_id') => sql`(
  select json_build_object('id', t.category_id, 'name', t.name) from category_translations t
  where t.category_id = products.${sql.identifier(column)} order by t.locale::text = ${lang} desc limit 1)`

const tiers = sql<TierRow[]>`(
  select coalesce(json_agg(json_build_object('from', t.from_pieces, 'to', t.to_pieces, 'price', t.price)
    order by t.from_pieces), '[]') from price_tiers t where t.product_id = products.id)`

const colours = sql<{ name: string; code: string }[]>`(
  select coalesce(json_agg(json_build_object('code', c.code, 'name', (
    select t.name from product_colour_translations t where t.colour_id = c.id
    order by t.locale::text = ${lang} desc limit 1)) order by c.position), '[]')
  from product_colours c where c.product_id = products.id and not c.hidden)`

const sizesCount = sql<number>`(
  select count(*)::int from product_sizes s where s.product_id = products.id and not s.hidden)`

/** What a card shows; a product's page shows it too. */
export const cardColumns = {
  id: products.id,
  name: productName,
  picture: products.picture,
  hoverPicture: products.hoverPicture,
  badge: products.badge,
  tiers,
  ratesCount: productTallies.ratesCount,
  ratesSum: productTallies.ratesSum,
  colours,
  sizesCount,
  category: sql<Named>`${categoryOf('category_id')}`,
  brand: sql<Named | null>`${categoryOf('brand_id')}`,
}

/** The cards of some products, in no order. */
const cards = prepared((database) =>
  database
    .select(cardColumns)
    .from(products)
    .innerJoin(productTallies, eq(productTallies.productId, products.id))
    .where(sql`products.id = any(${sql.placeholder('ids')}::int[]) and not products.hidden`)
    .prepare('product_cards'),
)

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number]

export function selectCards(database: Database, ids: readonly number[], language: string) {
  return cards(database).execute({ ids, lang: language })
}
