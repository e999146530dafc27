import {
  SPAN_DAYS,
  listBits,
  type listBitsKind,
  productListing,
  productStats,
  products,
} from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { typed } from '@zayy/database/sql/subquery'
import { type ColourFamily, colourFamilies } from '@zayy/domain/catalog/colour-family'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { type SQL, sql } from 'drizzle-orm'
import { cardColumns } from './list-cards.ts'
import { type ProductSet, idsOf, setOfChunks } from './product-set.ts'

/** Orders that an index has. */
export type StoredSort = 'newest' | 'price' | '-price' | 'rating' | 'sold'

/** Conditions of a product list. The flags are alternatives; none set: all. */
export type ListFilter = {
  /** Any of these. */
  categories: readonly number[] | undefined
  /** Minimum mean rating, as rounded for display. */
  rate: number | undefined
  /** Any of these colour families. */
  colours: readonly ColourFamily[] | undefined
  /** Any of these. */
  sizes: readonly string[] | undefined
  men: boolean
  women: boolean
  children: boolean
}

type Kind = (typeof listBitsKind.enumValues)[number]
type Direction = 'asc' | 'desc' | 'desc nulls last' | 'asc nulls first'
type Order = readonly (readonly [column: { getSQL(): SQL }, direction: Direction])[]

const parameter = sql.placeholder

const newest: Order = [
  [productListing.addedOn, 'desc'],
  [productListing.position, 'asc'],
  [productListing.productId, 'asc'],
]

/** As the indexes of product_listing and product_stats. */
const columns: Record<StoredSort, Order> = {
  newest,
  price: [[productListing.price, 'asc'], ...newest],
  '-price': [[productListing.price, 'desc'], ...newest],
  rating: [
    [productStats.rating, 'desc nulls last'],
    [productStats.ratingCount, 'desc'],
    [productStats.soldCount, 'desc'],
    [productStats.productId, 'asc'],
  ],
  sold: [[productStats.soldCount, 'desc'], ...newest],
}

const reversed: Record<Direction, Direction> = {
  asc: 'desc',
  desc: 'asc',
  'desc nulls last': 'asc nulls first',
  'asc nulls first': 'desc nulls last',
}

function orderBy(order: Order, isBackward: boolean): SQL {
  const parts = order.map(
    ([column, direction]) => sql`${column} ${sql.raw(isBackward ? reversed[direction] : direction)}`,
  )
  return sql.join(parts, sql`, `)
}

/** SQL: the columns of an order, of `product_listing` and `product_stats`. */
export const orderOf = (sort: StoredSort): SQL => orderBy(columns[sort], false)

/** Rows of (chunk, bits): the products of any of these sets of a kind. */
const setOf = (kind: Kind, values: SQL) => sql`(select ${listBits.chunk}, bit_or(${listBits.bits}) as bits
  from ${listBits} where ${listBits.kind} = ${sql.raw(`'${kind}'`)} and ${listBits.value} = any(${values}::text[])
  group by ${listBits.chunk})`

/** Rows of (chunk, bits): the products that are in all sets. */
function intersection(sets: SQL[]): SQL {
  const named = sets.map((set, nth) => ({ set, name: sql.raw(`set_${nth}`) }))
  const bits = named.map(({ name }) => sql`${name}.bits`)
  const joined = named.map(({ set, name }, nth) =>
    nth === 0 ? sql`${set} ${name}` : sql`join ${set} ${name} using (chunk)`,
  )
  return sql`select chunk, ${sql.join(bits, sql` & `)} as bits from ${sql.join(joined, sql` `)}`
}

/**
 * SQL: how many products of a set each flag, colour or size has, as a JSON list.
 * @param set rows of `given (chunk, bits)`
 */
function facetColumns(set: SQL) {
  const facets = sql`(select kind, value, sum(bit_count(counted.bits & given.bits)) as products
    from ${listBits} counted join ${set} using (chunk) where kind in ('flag', 'colour', 'size')
    group by kind, value) facet`
  return jsonList(
    jsonObject({
      kind: typed<Kind>(sql`facet.kind`),
      value: typed<string>(sql`facet.value`),
      count: typed<number>(sql`facet.products`),
    }),
    { from: facets, orderBy: sql`facet.value` },
  )
}

/** Returns the facets of `facetColumns` by kind. */
export function facetsOf(facets: readonly { kind: Kind; value: string; count: number }[]) {
  const count = (of: Kind, name: string) =>
    facets.find(({ kind, value }) => kind === of && value === name)?.count ?? 0
  return {
    men: count('flag', 'men'),
    women: count('flag', 'women'),
    children: count('flag', 'children'),
    colours: colourFamilies
      .map((key) => ({ key, count: count('colour', key) }))
      .filter((facet) => facet.count > 0),
    sizes: facets.flatMap(({ kind, value, count }) =>
      kind === 'size' && count > 0 ? [{ key: value, count }] : [],
    ),
  }
}

type FilterShape = { categories: boolean; rate: boolean; flags: boolean; colours: boolean; sizes: boolean }

function matchingStatement(database: Executor, shape: FilterShape) {
  const set = (kind: Kind, name: keyof FilterShape) =>
    shape[name] ? [setOf(kind, sql`${parameter(name)}`)] : []
  const within = database
    .$with('within', {})
    .as(
      intersection([
        setOf('flag', sql`'{shown}'`),
        ...set('category', 'categories'),
        ...set('rating', 'rate'),
      ]),
    )
  const matching = database
    .$with('matching', {})
    .as(
      intersection([
        sql`within`,
        ...set('flag', 'flags'),
        ...set('colour', 'colours'),
        ...set('size', 'sizes'),
      ]),
    )
  return database
    .with(within, matching)
    .select({
      total: sql`(select coalesce(sum(bit_count(bits)), 0) from matching)`.mapWith(Number),
      facets: facetColumns(sql`within given`),
      spans: jsonList(
        jsonObject({ span: typed<number>(sql`span.value::int`), count: typed<number>(sql`span.products`) }),
        {
          from: sql`(select value, sum(bit_count(counted.bits & matching.bits)) as products
            from ${listBits} counted join matching using (chunk)
            where kind = 'span' and ${parameter('isFar')}::bool group by value) span`,
          orderBy: sql`span.value::int desc`,
        },
      ),
      // A bit string is sent as its length and its bytes.
      chunks: jsonList(
        jsonObject({
          chunk: typed<number>(sql`chunk`),
          bits: typed<string>(sql`encode(substr(bit_send(bits), 5), 'hex')`),
        }),
        {
          from: sql`(select * from matching where not ${parameter('isAll')}::bool) chosen`,
          orderBy: sql`chunk`,
        },
      ),
    })
    .from(sql`(select) one`)
    .prepare(`list_matching_${nameOf(shape)}`)
}

const matchingStatements = prepared(() => new Map<string, ReturnType<typeof matchingStatement>>())

/**
 * How a page finds its products: `all` shown ones, by testing the `bits` of a set, or by `ids`. In the order of sold pieces,
 * `soldTies` reads the products that sold as many pieces as the first of the page, and `soldFrom` begins with these.
 */
type PageShape = {
  sort: StoredSort
  by: 'all' | 'bits' | 'ids' | 'soldTies' | 'soldFrom'
  isBackward: boolean
  /** Begins with a span of days. */
  isFar: boolean
}

/** SQL: the product is in the set of `setParameters`. */
export const isMatching = (id: typeof productListing.productId | typeof productStats.productId) =>
  sql`case when ${id} between ${parameter('first')}::int and ${parameter('last')}::int
    then get_bit(${parameter('bits')}::bytea, (${id} - ${parameter('first')}::int) # 7) <> 0 else false end`

function pageRows({ sort, by, isBackward, isFar }: PageShape): SQL {
  const listing = sql`${productListing}`
  const both = sql`${productStats} join ${productListing} on ${productListing.productId} = ${productStats.productId}`
  const soldCount = sql`(select ${productStats.soldCount} from ${productStats}
    where ${productStats.productId} = ${productListing.productId})`
  const isByStats = sort === 'rating'
  const id = isByStats ? productStats.productId : productListing.productId
  const from =
    sort === 'rating' ? sql`${productStats}` : sort === 'sold' && by !== 'soldTies' ? both : listing
  const shown = isByStats ? sql`true` : sql`not ${productListing.hidden}`
  const conditions: Record<PageShape['by'], SQL> = {
    all: shown,
    bits: sql`${shown} and ${isMatching(id)}`,
    ids: sql`${id} = any(${parameter('ids')}::int[])`,
    soldTies: sql`${shown} and ${isMatching(id)} and ${soldCount} = ${parameter('sold')}::int`,
    soldFrom: sql`${isMatching(productStats.productId)}
      and ${productStats.soldCount} ${sql.raw(isBackward ? '>=' : '<=')} ${parameter('sold')}::int`,
  }
  const span = sql`and ${productListing.addedOn} ${sql.raw(isBackward ? '>=' : '<')}
    date '1970-01-01' + ${parameter('day')}::int`
  const order = by === 'soldTies' ? newest : columns[sort]
  return sql`select ${id} from ${from} where ${conditions[by]} ${isFar ? span : sql``}
    order by ${orderBy(order, isBackward)}
    limit ${parameter('limit')}::int offset ${parameter('offset')}::int`
}

function pageStatement(database: Executor, shape: PageShape) {
  return database
    .select({
      cards: jsonList(jsonObject(cardColumns), {
        from: sql`unnest(array(${pageRows(shape)})) with ordinality as page (id, place)
          join ${products} on ${products.id} = page.id
          join ${productStats} on ${productStats.productId} = ${products.id}`,
        orderBy: sql`page.place ${sql.raw(shape.isBackward ? 'desc' : 'asc')}`,
      }),
    })
    .from(sql`(select) one`)
    .prepare(`list_page_${nameOf(shape)}`)
}

const pageStatements = prepared(() => new Map<string, ReturnType<typeof pageStatement>>())

/** Up to this number all products are sorted; with more, an index is read in order until the page is full. */
const MAX_SORTED = 1_000

/** Number of pieces that the first product of a page sold, of products that sold more, and of products that sold as many. */
function soldEdgeStatement(database: Executor, isBackward: boolean) {
  const matching = sql`from ${productStats} where ${isMatching(productStats.productId)}`
  return database
    .select({
      sold: sql`edge.sold_count`.mapWith(Number),
      before:
        sql`(select count(*) ${matching} and ${productStats.soldCount} ${sql.raw(isBackward ? '<' : '>')} edge.sold_count)`.mapWith(
          Number,
        ),
      ties: sql`(select count(*) from (select ${matching} and ${productStats.soldCount} = edge.sold_count
        limit ${MAX_SORTED + 1}) tied)`.mapWith(Number),
    })
    .from(
      sql`(select ${productStats.soldCount} ${matching}
        order by ${productStats.soldCount} ${sql.raw(isBackward ? 'asc' : 'desc')}
        limit 1 offset ${parameter('offset')}::int) edge`,
    )
    .prepare(`list_sold_edge_${isBackward}`)
}

const soldEdgeForwards = prepared((database) => soldEdgeStatement(database, false))
const soldEdgeBackwards = prepared((database) => soldEdgeStatement(database, true))

function nameOf(shape: Record<string, boolean | string>): string {
  return Object.entries(shape)
    .flatMap(([name, value]) => (value === true ? [name] : value === false ? [] : [value]))
    .join('_')
}

function remembered<Statement>(
  statements: Map<string, Statement>,
  name: string,
  make: () => Statement,
): Statement {
  const known = statements.get(name) ?? make()
  statements.set(name, known)
  return known
}

/**
 * Returns a page of a list without a search, its total, and how many products each flag, colour or size would show within
 * the same category and rating. Its work hardly depends on the catalogue: sets of products are bits, and a page is read from
 * an index in its order, from the nearer end.
 */
export async function selectStoredList(
  database: Database,
  locale: Locale,
  sort: StoredSort,
  { categories, rate, colours, sizes, men, women, children }: ListFilter,
  limit: number,
  offset: number,
) {
  const flags = Object.entries({ men, women, children }).flatMap(([flag, isSet]) => (isSet ? [flag] : []))
  const shape: FilterShape = {
    categories: categories !== undefined,
    rate: rate !== undefined,
    flags: flags.length > 0,
    colours: colours !== undefined,
    sizes: sizes !== undefined,
  }
  const isFiltered = Object.values(shape).includes(true)
  // An index of shown products in order needs no bits.
  const isAll = !isFiltered && sort !== 'rating' && sort !== 'sold'
  const statement = remembered(matchingStatements(database), nameOf(shape), () =>
    matchingStatement(database, shape),
  )
  const [found] = await statement.execute({
    categories: categories?.map(String),
    rate: [`${rate}`],
    flags,
    colours,
    sizes,
    isFar: sort === 'newest' && offset > MAX_SORTED,
    isAll,
  })
  const { total = 0, facets = [], chunks = [], spans = [] } = found ?? {}
  const length = Math.min(limit, total - offset)
  const isBackward = offset > total / 2
  const page = {
    locale,
    limit: length,
    offset: isBackward ? total - offset - length : offset,
  }
  return {
    total,
    ...facetsOf(facets),
    cards: length > 0 ? await selectPage() : [],
  }

  async function selectPage() {
    const run = async (by: PageShape['by'], values: Record<string, unknown>, isFar = false) => {
      const pageShape = { sort, by, isBackward, isFar }
      const prepared = remembered(pageStatements(database), nameOf(pageShape), () =>
        pageStatement(database, pageShape),
      )
      const [row] = await prepared.execute({ ...page, ...values })
      return row?.cards ?? []
    }
    if (total <= MAX_SORTED && !isAll) return await run('ids', { ids: idsOf(setOfChunks(chunks)) })
    const set = isAll ? {} : setParameters(setOfChunks(chunks))
    if (sort !== 'sold') {
      const start = startOf(isBackward ? spans.toReversed() : spans, page.offset)
      const values = start && { day: (start.span + (isBackward ? 0 : 1)) * SPAN_DAYS, offset: start.offset }
      return await run(isAll ? 'all' : 'bits', { ...set, ...values }, start !== undefined)
    }
    const edgeStatement = isBackward ? soldEdgeBackwards : soldEdgeForwards
    const [edge] = await edgeStatement(database).execute({ ...set, offset: page.offset })
    if (!edge) return []
    const values = { ...set, sold: edge.sold, offset: page.offset - edge.before }
    const tied = edge.ties > MAX_SORTED ? await run('soldTies', values) : []
    return tied.length === length ? tied : await run('soldFrom', values)
  }
}

/** Returns the span with the product at `offset`, and its offset within the span. */
function startOf(spans: readonly { span: number; count: number }[], offset: number) {
  let left = offset
  for (const { span, count } of spans) {
    if (left < count) return { span, offset: left }
    left -= count
  }
  return undefined
}

/** Returns a set as the parameters of `isMatching`. */
export const setParameters = (set: ProductSet) => ({
  bits: Buffer.from(set),
  first: 0,
  last: set.length * 8 - 1,
})
