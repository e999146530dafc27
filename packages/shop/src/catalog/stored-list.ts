import { productListing, productStats, products, SPAN_DAYS } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { type SQL, sql } from 'drizzle-orm'
import { cachedLists, type SetVersions, setsVersions } from './cached-sets.ts'
import { cardColumns } from './list-cards.ts'
import {
  type BandKind,
  bandsIn,
  facetKinds,
  facetsIn,
  type ListFilter,
  type Lists,
  productsIn,
  productsNearPage,
  setsOf,
} from './listed-sets.ts'
import { idsOf, type ProductSet, sizeOf } from './product-set.ts'
import { loadLists } from './word-sets.ts'

/** Orders that an index has. */
export type StoredSort = 'newest' | 'price' | '-price' | 'rating' | 'sold'

type Column = { getSQL(): SQL }
type Direction = 'asc' | 'desc' | 'desc nulls last' | 'asc nulls first'

/**
 * A sort order of products and how it is read.
 * @property columns the columns to sort by, in the order of an index
 * @property edge SQL: the first column's value where a far page begins
 * @property bands sets of products by ranges of the first column; the value of a set is the start of its range
 */
type Order = {
  from: SQL
  id: typeof productListing.productId | typeof productStats.productId
  shown: SQL
  columns: readonly [first: readonly [Column, Direction], ...others: (readonly [Column, Direction])[]]
  edge: SQL
  bands?: BandKind
}

const parameter = sql.placeholder

/** Beyond this number of products from the nearer end, a page begins at a band. */
const MAX_NEAR = 512

const listing = {
  from: sql`${productListing}`,
  id: productListing.productId,
  shown: sql`not ${productListing.hidden}`,
}
const stats = { from: sql`${productStats}`, id: productStats.productId, shown: sql`true` }

const newest: Order['columns'] = [
  [productListing.addedOn, 'desc'],
  [productListing.position, 'asc'],
  [productListing.productId, 'asc'],
]
const priceBands = { edge: sql`${parameter('edge')}::int`, bands: 'price' } as const

const orders: Record<StoredSort, Order> = {
  newest: {
    ...listing,
    columns: newest,
    edge: sql`date '1970-01-01' + ${parameter('edge')}::int * ${sql.raw(`${SPAN_DAYS}`)}`,
    bands: 'span',
  },
  price: { ...listing, columns: [[productListing.price, 'asc'], ...newest], ...priceBands },
  '-price': { ...listing, columns: [[productListing.price, 'desc'], ...newest], ...priceBands },
  rating: {
    ...stats,
    columns: [
      [productStats.rating, 'desc nulls last'],
      [productStats.ratingCount, 'desc'],
      [productStats.soldCount, 'desc'],
      [productStats.productId, 'asc'],
    ],
    edge: sql`${parameter('edge')}::numeric`,
    bands: 'rating',
  },
  sold: {
    ...stats,
    from: sql`${productStats} join ${productListing} on ${productListing.productId} = ${productStats.productId}`,
    columns: [[productStats.soldCount, 'desc'], ...newest],
    edge: sql`${parameter('edge')}::int`,
  },
}

const reversed: Record<Direction, Direction> = {
  asc: 'desc',
  desc: 'asc',
  'desc nulls last': 'asc nulls first',
  'asc nulls first': 'desc nulls last',
}

/** SQL: the ids of the products for which the condition holds, in an order. */
export function idsWhere(
  sort: StoredSort,
  conditionOn: (id: Order['id']) => SQL,
  isBackward = false,
  isNear = false,
): SQL {
  const { from, id, columns } = orders[sort]
  const order = columns.map(
    ([column, direction]) => sql`${column} ${sql.raw(isBackward ? reversed[direction] : direction)}`,
  )
  const inOrder = sql`select ${id} from ${from} where ${conditionOn(id)} order by ${sql.join(order, sql`, `)}`
  // For an unknown page the planner expects a tenth of all products, and would plan each page by its numbers.
  const first = sql`select near.* from (${inOrder} limit ${sql.raw(`${MAX_NEAR}`)}) near`
  return sql`${isNear ? first : inOrder} limit ${parameter('limit')}::int offset ${parameter('offset')}::int`
}

/**
 * How a page finds its products: `all` shown ones, by testing the `bits` of a set, by `ids`, or `ties`, which of a set sold as many
 * pieces as the first of the page.
 */
type PageShape = {
  sort: StoredSort
  by: 'all' | 'bits' | 'ids' | 'ties'
  isBackward: boolean
  /** Begins at the `edge` of its order. */
  isFar: boolean
  /** Is among the first `MAX_NEAR` products of its order. */
  isNear: boolean
}

/** Pages in the index of an order read rising values from their edge: prices up, all others backwards. */
const isRising = (sort: StoredSort, isBackward: boolean) => (sort === 'price') !== isBackward

/** SQL: the product is in the set of `setParameters`. */
export const isMatching = (id: Order['id']) =>
  sql`case when ${id} <= ${parameter('last')}::int then get_bit(${parameter('bits')}::bytea, ${id} # 7) <> 0 else false end`

function pageRows({ sort, by, isBackward, isFar, isNear }: PageShape): SQL {
  const { shown, columns, edge } = orders[sort]
  const bits = (id: Order['id']) => sql`${shown} and ${isMatching(id)}`
  const conditions: Record<PageShape['by'], (id: Order['id']) => SQL> = {
    all: () => shown,
    bits,
    ids: (id) => sql`${id} = any(${parameter('ids')}::int[])`,
    ties: (id) => sql`${bits(id)} and (select ${productStats.soldCount} from ${productStats}
      where ${productStats.productId} = ${id}) = ${parameter('sold')}::int`,
  }
  const side = sql.raw(isRising(sort, isBackward) ? '>=' : '<')
  const fromEdge = isFar ? sql`and ${columns[0][0]} ${side} ${edge}` : sql``
  return idsWhere(sort, (id) => sql`${conditions[by](id)} ${fromEdge}`, isBackward, isNear)
}

function pageStatement(database: Executor, shape: PageShape) {
  return database
    .select({
      versions: setsVersions,
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
 * the same category and rating. Its work hardly depends on the catalogue: sets of products are bits in memory, and a page is read
 * from an index in its order, from the nearer end or from the band of prices, ratings or days with its first product.
 */
export async function selectStoredList(
  database: Database,
  locale: Locale,
  sort: StoredSort,
  filter: ListFilter,
  limit: number,
  offset: number,
) {
  const { within, page } = setsOf(filter)
  const { bands } = orders[sort]
  const kinds = new Set([
    ...facetKinds,
    ...[...within, ...page].map(([kind]) => kind),
    ...(bands && offset + limit > MAX_NEAR ? [bands] : []),
  ])
  const selectAs = async (versions: SetVersions) => {
    const lists = await loadLists(database, versions, [...kinds])
    const counted = productsIn(lists, within)
    const matching = page.length === 0 ? counted : productsIn(lists, [...within, ...page])
    const total = sizeOf(matching)
    const range = { locale, limit: Math.max(0, Math.min(limit, total - offset)), offset }
    const isEvery = within.length + page.length === 0
    const found = await selectPage(database, lists, sort, isEvery, matching, total, range)
    return {
      list: { total, ...facetsIn(lists, counted), cards: found.cards },
      versions: found.versions,
      isCurrent: [...lists].every(([kind, { version }]) => version === found.versions[kind]),
    }
  }
  const known = [...cachedLists(database)].map(([kind, { version }]) => [kind, version])
  const { list, versions, isCurrent } = await selectAs(Object.fromEntries(known))
  return isCurrent ? list : (await selectAs(versions)).list
}

type Page = { locale: Locale; limit: number; offset: number }

/** Returns the cards of a page, and the versions of sets when it was read. */
async function selectPage(
  database: Database,
  lists: Lists,
  sort: StoredSort,
  isEvery: boolean,
  matching: ProductSet,
  total: number,
  { locale, limit, offset }: Page,
) {
  const isBackward = offset > total / 2
  const fromEnd = isBackward ? total - offset - limit : offset
  const run = async (by: PageShape['by'], values: Record<string, unknown>, isFar = false) => {
    const isNear = by !== 'ids' && !isFar && fromEnd + limit <= MAX_NEAR
    const shape = { sort: by === 'ties' ? 'newest' : sort, by, isBackward, isFar, isNear }
    const statement = remembered(pageStatements(database), nameOf(shape), () =>
      pageStatement(database, shape),
    )
    const [row] = await statement.execute({ locale, limit, offset: fromEnd, ...values })
    return row ?? { cards: [], versions: {} }
  }
  if (limit === 0) return await run('ids', { ids: [], offset: 0 })
  // An index of shown products in order needs no bits.
  const isAll = isEvery && sort !== 'rating' && sort !== 'sold'
  if (total <= MAX_SORTED && !isAll) return await run('ids', { ids: idsOf(matching) })
  const set = isAll ? {} : setParameters(matching)
  if (sort !== 'sold') {
    const start =
      fromEnd + limit > MAX_NEAR
        ? startOf(lists, sort, isBackward, matching, total, limit, fromEnd)
        : undefined
    return await run(isAll ? 'all' : 'bits', { ...set, ...start }, start !== undefined)
  }
  const edgeStatement = isBackward ? soldEdgeBackwards : soldEdgeForwards
  const [edge] = await edgeStatement(database).execute({ ...set, offset: fromEnd })
  if (!edge) return await run('ids', { ids: [], offset: 0 })
  const values = { ...set, offset: fromEnd - edge.before }
  const tied = edge.ties > MAX_SORTED ? await run('ties', { ...values, sold: edge.sold }) : undefined
  if (tied?.cards.length === limit) return tied
  return await run('bits', { ...values, edge: isBackward ? edge.sold : edge.sold + 1 }, true)
}

/** Returns where to begin in the index so that few products come before the one at `offset`, and its offset from there. */
function startOf(
  lists: Lists,
  sort: StoredSort,
  isBackward: boolean,
  matching: ProductSet,
  total: number,
  limit: number,
  offset: number,
) {
  const { bands } = orders[sort]
  if (!bands) return undefined
  const rising = bandsIn[bands](lists, matching)
  const banded = rising.reduce((sum, { count }) => sum + count, 0)
  const isUp = isRising(sort, isBackward)
  // Products without a price come last if prices rise, those without a rating if ratings fall.
  const areOthersFirst = (sort === 'rating') === isUp
  let left = offset - (areOthersFirst ? total - banded : 0)
  // From the edge of a band, the index ends before the others.
  if (left + limit > banded) return undefined
  let before: number | undefined
  for (const { value, count } of isUp ? rising : rising.toReversed()) {
    const edge = isUp ? value : before
    if (left < 0) return undefined
    if (left < count) return edge === undefined ? undefined : { edge, offset: left }
    left -= count
    before = value
  }
  return undefined
}

/** Returns the products of a set that an order needs for a page, and how many products of the set come before these. */
export async function nearPage(
  database: Executor,
  versions: SetVersions,
  sort: StoredSort,
  set: ProductSet,
  offset: number,
  limit: number,
) {
  const { bands } = orders[sort]
  if (!bands) return { near: set, before: 0 }
  const lists = await loadLists(database, versions, [bands])
  return productsNearPage(lists, bands, isRising(sort, false), set, offset, limit)
}

/** Returns a set as the parameters of `isMatching`. */
export const setParameters = (set: ProductSet) => ({
  bits: Buffer.from(set.buffer, set.byteOffset, set.length),
  last: set.length * 8 - 1,
})
