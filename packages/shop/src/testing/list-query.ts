import {
  priceTiers,
  productCategories,
  productColours,
  productSizes,
  productStats,
  products,
} from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { type DataOf, typed } from '@zayy/database/sql/subquery'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { cardColumns } from '../catalog/list-cards.ts'
import type { ListFilter } from '../catalog/listed-sets.ts'
import type { StoredSort } from '../catalog/stored-list.ts'

/** Determines the SQL: each shape is one prepared statement. */
type QueryShape = {
  sort: StoredSort
  category: boolean
  rate: boolean
  colours: boolean
  sizes: boolean
}

const parameter = sql.placeholder

const rating = sql`case when ${productStats.ratingCount} > 0
  then round(${productStats.ratingSum}::numeric / ${productStats.ratingCount}, 1) end`

const firstPrice = sql`(select ${priceTiers.price} from ${priceTiers}
  where ${priceTiers.productId} = ${products.id} order by ${priceTiers.from} limit 1)`

/** Matching products before the filters men, women, children, colours and sizes. */
function matchingProducts(database: Executor, { sort, category, rate }: QueryShape) {
  const conditions = [
    not(products.hidden),
    category
      ? sql`${products.id} in (select ${productCategories.productId} from ${productCategories}
          where ${productCategories.categoryId} = any(${parameter('categories')}::int[]))`
      : undefined,
    rate ? sql`${rating} >= ${parameter('rate')}::int` : undefined,
  ]
  return database.$with('matching').as(
    database
      .select({
        id: products.id,
        men: products.men,
        women: products.women,
        children: products.children,
        added: products.addedOn,
        position: products.position,
        soldCount: productStats.soldCount,
        ratingCount: productStats.ratingCount,
        rating: rating.as('rating'),
        price: (sort.endsWith('price') ? firstPrice : sql`null::int`).as('price'),
      })
      .from(products)
      .innerJoin(productStats, eq(productStats.productId, products.id))
      .where(and(...conditions)),
  )
}

type Matching = ReturnType<typeof matchingProducts>

function orderFor(matching: Matching, sort: StoredSort): SQL {
  const newest = sql`${matching.added} desc, ${matching.position}, ${matching.id}`
  const orders: Record<StoredSort, SQL> = {
    newest,
    price: sql`${matching.price}, ${newest}`,
    '-price': sql`${matching.price} desc, ${newest}`,
    rating: sql`${matching.rating} desc nulls last, ${matching.ratingCount} desc, ${matching.soldCount} desc, ${matching.id}`,
    sold: sql`${matching.soldCount} desc, ${newest}`,
  }
  return orders[sort]
}

function listStatement(database: Executor, shape: QueryShape) {
  const matching = matchingProducts(database, shape)
  const flags = {
    men: sql`${parameter('men')}::bool`,
    women: sql`${parameter('women')}::bool`,
    children: sql`${parameter('children')}::bool`,
  }
  const shown = database.$with('shown').as(
    database
      .select({
        id: matching.id,
        place: sql`row_number() over (order by ${orderFor(matching, shape.sort)})`.as('place'),
      })
      .from(matching)
      .where(
        and(
          shape.colours
            ? sql`${matching.id} in (select ${productColours.productId} from ${productColours}
              where ${productColours.family} = any(${parameter('colours')}::text[]) and not ${productColours.hidden})`
            : undefined,
          shape.sizes
            ? sql`${matching.id} in (select ${productSizes.productId} from ${productSizes}
              where ${productSizes.name} = any(${parameter('sizes')}::text[]) and not ${productSizes.hidden})`
            : undefined,
          sql`(not (${flags.men} or ${flags.women} or ${flags.children}) or (${flags.men} and ${matching.men})
          or (${flags.women} and ${matching.women}) or (${flags.children} and ${matching.children}))`,
        ),
      ),
  )
  const countOf = (flag: Matching['men' | 'women' | 'children']) =>
    sql`count(*) filter (where ${flag})`.mapWith(Number)
  return database
    .with(matching, shown)
    .select({
      total: sql`(select count(*) from ${shown})`.mapWith(Number),
      men: countOf(matching.men),
      women: countOf(matching.women),
      children: countOf(matching.children),
      colours: facet(matching, productColours, productColours.family),
      sizes: facet(matching, productSizes, productSizes.name),
      rated: sql`count(${matching.rating})`.mapWith(Number),
      cards: jsonList(jsonObject(cardColumns), {
        from: sql`(select ${shown.id}, ${shown.place} from ${shown} order by ${asc(shown.place)}
            limit ${parameter('limit')}::int offset ${parameter('offset')}::int) page
          join ${products} on ${products.id} = page.id
          join ${productStats} on ${productStats.productId} = ${products.id}`,
        orderBy: sql`page.place`,
      }),
    })
    .from(matching)
    .prepare(`product_list_${shapeName(shape)}`)
}

/** Counts the matching products per colour family or size, as a JSON list. */
function facet<Value extends AnyPgColumn>(
  matching: Matching,
  table: typeof productColours | typeof productSizes,
  value: Value,
) {
  const counted = sql`(select ${value} as key, count(distinct ${table.productId})::int as count
    from ${table} join ${matching} on ${matching.id} = ${table.productId}
    where not ${table.hidden} and ${value} is not null group by ${value}) counted`
  return jsonList(
    typed<{ key: NonNullable<DataOf<Value>>; count: number }>(
      sql`json_build_object('key', counted.key, 'count', counted.count)`,
    ),
    { from: counted, orderBy: sql`counted.key` },
  )
}

const statements = prepared(() => new Map<string, ReturnType<typeof listStatement>>())

function shapeName({ sort, category, rate, colours, sizes }: QueryShape): string {
  return [sort, category && 'category', rate && 'rate', colours && 'colours', sizes && 'sizes']
    .filter(Boolean)
    .join('_')
}

/**
 * Returns the cards of one page of products in order, the total, and how many products each flag, colour or
 * size would show within the same category and rating.
 */
export async function selectList(
  database: Database,
  locale: Locale,
  { categories, rate, colours, sizes, ...flags }: ListFilter,
  sort: StoredSort,
  limit: number,
  offset: number,
) {
  const shape: QueryShape = {
    sort,
    category: categories !== undefined,
    rate: rate !== undefined,
    colours: colours !== undefined,
    sizes: sizes !== undefined,
  }
  const cached = statements(database)
  const statement = cached.get(shapeName(shape)) ?? listStatement(database, shape)
  cached.set(shapeName(shape), statement)
  const [list] = await statement.execute({
    ...flags,
    locale,
    categories,
    rate,
    colours,
    sizes,
    limit,
    offset,
  })
  return list ?? { total: 0, men: 0, women: 0, children: 0, colours: [], sizes: [], rated: 0, cards: [] }
}
