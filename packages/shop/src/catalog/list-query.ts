import {
  priceTiers,
  productCategories,
  productColours,
  productSizes,
  products,
  productStats,
} from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { type DataOf, typed } from '@zayy/database/sql/subquery'
import type { ColourFamily } from '@zayy/domain/catalog/colour-family'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { cardColumns } from './card-queries.ts'
import { matchScore, searchQuery } from './match-score.ts'
import { hasSearchedSize } from './search-queries.ts'
import type { SearchTerms } from './search-terms.ts'

export type ProductSort = 'newest' | 'price' | '-price' | 'rating' | 'sold' | 'match'

/** What a list is narrowed to. The flags widen each other; none set: all. */
export type ListFilter = {
  /** Products in any of these. */
  categories: readonly number[] | undefined
  terms: SearchTerms | undefined
  /** Rated so or better, by the mean that is shown. */
  rate: number | undefined
  /** Products in any of these families of colours. */
  colours: readonly ColourFamily[] | undefined
  /** Products in any of these sizes. */
  sizes: readonly string[] | undefined
  men: boolean
  women: boolean
  children: boolean
}

/** A kind of question: each is a statement of its own. A search that finds nothing is not put to the index. */
type Kind = {
  sort: ProductSort
  category: boolean
  rate: boolean
  colours: boolean
  sizes: boolean
  search: 'none' | 'terms' | 'nothing'
  searchSizes: boolean
}

const parameter = sql.placeholder

const rating = sql`case when ${productStats.ratingCount} > 0
  then round(${productStats.ratingSum}::numeric / ${productStats.ratingCount}, 1) end`

const firstPrice = sql`(select ${priceTiers.price} from ${priceTiers}
  where ${priceTiers.productId} = ${products.id} order by ${priceTiers.from} limit 1)`

/** The products that are asked for, whomever they are for. */
function askedProducts(database: Executor, { sort, category, rate, search, searchSizes }: Kind) {
  const conditions = [
    not(products.hidden),
    category
      ? sql`${products.id} in (select ${productCategories.productId} from ${productCategories}
          where ${productCategories.categoryId} = any(${parameter('categories')}::int[]))`
      : undefined,
    rate ? sql`${rating} >= ${parameter('rate')}::int` : undefined,
    search === 'terms' ? sql`${products.searchStems} @@ ${searchQuery}` : undefined,
    search === 'nothing' ? sql`false` : undefined,
    searchSizes ? hasSearchedSize : undefined,
  ]
  return database.$with('asked').as(
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
        score: (search === 'terms' ? matchScore : sql`0`).as('score'),
      })
      .from(products)
      .innerJoin(productStats, eq(productStats.productId, products.id))
      .where(and(...conditions)),
  )
}

type Asked = ReturnType<typeof askedProducts>

function orderOf(asked: Asked, sort: ProductSort): SQL {
  const newest = sql`${asked.added} desc, ${asked.position}, ${asked.id}`
  const orders: Record<ProductSort, SQL> = {
    newest,
    price: sql`${asked.price}, ${newest}`,
    '-price': sql`${asked.price} desc, ${newest}`,
    rating: sql`${asked.rating} desc nulls last, ${asked.ratingCount} desc, ${asked.soldCount} desc, ${asked.id}`,
    sold: sql`${asked.soldCount} desc, ${newest}`,
    match: sql`${asked.score} desc, ${asked.soldCount} desc, ${asked.position}, ${asked.id}`,
  }
  return orders[sort]
}

function listStatement(database: Executor, kind: Kind) {
  const asked = askedProducts(database, kind)
  const flags = {
    men: sql`${parameter('men')}::bool`,
    women: sql`${parameter('women')}::bool`,
    children: sql`${parameter('children')}::bool`,
  }
  const shown = database.$with('shown').as(
    database
      .select({
        id: asked.id,
        place: sql`row_number() over (order by ${orderOf(asked, kind.sort)})`.as('place'),
      })
      .from(asked)
      .where(
        and(
          kind.colours
            ? sql`${asked.id} in (select ${productColours.productId} from ${productColours}
              where ${productColours.family} = any(${parameter('colours')}::text[]) and not ${productColours.hidden})`
            : undefined,
          kind.sizes
            ? sql`${asked.id} in (select ${productSizes.productId} from ${productSizes}
              where ${productSizes.name} = any(${parameter('sizes')}::text[]) and not ${productSizes.hidden})`
            : undefined,
          sql`(not (${flags.men} or ${flags.women} or ${flags.children}) or (${flags.men} and ${asked.men})
          or (${flags.women} and ${asked.women}) or (${flags.children} and ${asked.children}))`,
        ),
      ),
  )
  const countOf = (flag: Asked['men' | 'women' | 'children']) =>
    sql`count(*) filter (where ${flag})`.mapWith(Number)
  return database
    .with(asked, shown)
    .select({
      total: sql`(select count(*) from ${shown})`.mapWith(Number),
      men: countOf(asked.men),
      women: countOf(asked.women),
      children: countOf(asked.children),
      colours: facet(asked, productColours, productColours.family),
      sizes: facet(asked, productSizes, productSizes.name),
      cards: jsonList(jsonObject(cardColumns), {
        from: sql`(select ${shown.id}, ${shown.place} from ${shown} order by ${asc(shown.place)}
            limit ${parameter('limit')}::int offset ${parameter('offset')}::int) page
          join ${products} on ${products.id} = page.id
          join ${productStats} on ${productStats.productId} = ${products.id}`,
        orderBy: sql`page.place`,
      }),
    })
    .from(asked)
    .prepare(`product_list_${nameOf(kind)}`)
}

/** How many of the products that are asked for come in each colour or size, as a JSON list. */
function facet<Value extends AnyPgColumn>(
  asked: Asked,
  table: typeof productColours | typeof productSizes,
  value: Value,
) {
  const counted = sql`(select ${value} as key, count(distinct ${table.productId})::int as count
    from ${table} join ${asked} on ${asked.id} = ${table.productId}
    where not ${table.hidden} and ${value} is not null group by ${value}) counted`
  return jsonList(
    typed<{ key: NonNullable<DataOf<Value>>; count: number }>(
      sql`json_build_object('key', counted.key, 'count', counted.count)`,
    ),
    { from: counted, orderBy: sql`counted.key` },
  )
}

const statements = prepared(() => new Map<string, ReturnType<typeof listStatement>>())

function nameOf({ sort, category, rate, colours, sizes, search, searchSizes }: Kind): string {
  return [
    sort,
    category && 'category',
    rate && 'rate',
    colours && 'colours',
    sizes && 'sizes',
    search !== 'none' && `search_${search}`,
    searchSizes && 'searched_sizes',
  ]
    .filter(Boolean)
    .join('_')
}

/**
 * The cards of one page of products in their order, how many there are, and how many each flag alone would show within
 * the same category, search and rating. One statement for each kind of question, prepared under its own name.
 */
export async function selectList(
  database: Database,
  locale: Locale,
  { categories, terms, rate, colours, sizes, ...flags }: ListFilter,
  sort: ProductSort,
  limit: number,
  offset: number,
) {
  const kind: Kind = {
    sort,
    category: categories !== undefined,
    rate: rate !== undefined,
    colours: colours !== undefined,
    sizes: sizes !== undefined,
    search: !terms || terms.all === null ? 'none' : terms.all === '' ? 'nothing' : 'terms',
    searchSizes: terms !== undefined && terms.searchSizes.length > 0,
  }
  const known = statements(database)
  const statement = known.get(nameOf(kind)) ?? listStatement(database, kind)
  known.set(nameOf(kind), statement)
  const [list] = await statement.execute({
    ...flags,
    locale,
    ...terms,
    categories,
    rate,
    colours,
    sizes,
    limit,
    offset,
  })
  return list ?? { total: 0, men: 0, women: 0, children: 0, colours: [], sizes: [], cards: [] }
}
