import { SPAN_DAYS, productListing, productStats, products } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { type ColourFamily, colourFamilies } from '@zayy/domain/catalog/colour-family'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { type SQL, sql } from 'drizzle-orm'
import { type ListKind, type ListSets, type SetVersions, cachedLists, setsVersions } from './cached-sets.ts'
import { cardColumns } from './list-cards.ts'
import { type ProductSet, counterIn, idsOf, intersection, sizeOf } from './product-set.ts'
import { type ListSet, listSet, loadLists } from './word-sets.ts'

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

const facetKinds = ['flag', 'colour', 'size'] as const

/** Returns how many products of a set each flag, colour and size has. */
export async function countFacets(database: Executor, versions: SetVersions | undefined, set: ProductSet) {
  return facetsIn(await loadLists(database, versions, facetKinds), set)
}

/** The facets of sets that lists without filters share. */
const cachedFacets = new WeakMap<ProductSet, { of: (ListSets | undefined)[]; facets: Facets }>()

type Facets = ReturnType<typeof countedFacets>

function facetsIn(lists: ReadonlyMap<ListKind, ListSets>, given: ProductSet): Facets {
  const of = facetKinds.map((kind) => lists.get(kind))
  const known = cachedFacets.get(given)
  if (known?.of.every((sets, nth) => sets === of[nth])) return known.facets
  const facets = countedFacets(lists, given)
  cachedFacets.set(given, { of, facets })
  return facets
}

function countedFacets(lists: ReadonlyMap<ListKind, ListSets>, given: ProductSet) {
  const countGiven = counterIn(given)
  const counted = (kind: ListKind) =>
    [...(lists.get(kind)?.sets ?? [])].map(([key, set]) => ({ key, count: countGiven(set) }))
  const flags = counted('flag')
  const colours = counted('colour')
  const count = (facets: typeof flags, name: string) => facets.find(({ key }) => key === name)?.count ?? 0
  return {
    men: count(flags, 'men'),
    women: count(flags, 'women'),
    children: count(flags, 'children'),
    colours: colourFamilies
      .map((key) => ({ key, count: count(colours, key) }))
      .filter((facet) => facet.count > 0),
    sizes: counted('size').filter((facet) => facet.count > 0),
  }
}

/**
 * How a page finds its products: `all` shown ones, by testing the `bits` of a set, or by `ids`. In the order of sold pieces,
 * `soldTies` reads the products that sold as many pieces as the first of the page, and `soldFrom` begins with these.
 */
type PageShape = {
  sort: StoredSort
  by: 'all' | 'bits' | 'ids' | 'soldTies' | 'soldFrom'
  isBackward: boolean
  /** Begins with the products of a band. */
  isFar: boolean
}

/** Sets of products whose values begin at the value of the set, by orders in which a far page begins with one. */
type Bands = { kind: ListKind; column: { getSQL(): SQL }; edge: SQL }

const prices: Bands = { kind: 'price', column: productListing.price, edge: sql`${parameter('edge')}::int` }

const bands: Partial<Record<StoredSort, Bands>> = {
  newest: {
    kind: 'span',
    column: productListing.addedOn,
    edge: sql`date '1970-01-01' + ${parameter('edge')}::int * ${sql.raw(`${SPAN_DAYS}`)}`,
  },
  price: prices,
  '-price': prices,
  rating: { kind: 'rating', column: productStats.rating, edge: sql`${parameter('edge')}::numeric` },
}

/** Pages in the index of an order read rising values of its band: prices up, all others backwards. */
const isRising = (sort: StoredSort, isBackward: boolean) => (sort === 'price') !== isBackward

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
  const ofSort = isFar ? bands[sort] : undefined
  const side = sql.raw(isRising(sort, isBackward) ? '>=' : '<')
  const band = ofSort ? sql`and ${ofSort.column} ${side} ${ofSort.edge}` : sql``
  const order = by === 'soldTies' ? newest : columns[sort]
  return sql`select ${id} from ${from} where ${conditions[by]} ${band}
    order by ${orderBy(order, isBackward)}
    limit ${parameter('limit')}::int offset ${parameter('offset')}::int`
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

/** Beyond this number of products from the nearer end, a page begins at a band. */
const MAX_SKIPPED = 500

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

type Lists = ReadonlyMap<ListKind, ListSets>

/** Sets that a list reads: those that a product must be in to be counted in facets, then those for the page. */
function setsOf({ categories, rate, colours, sizes, men, women, children }: ListFilter) {
  const flags = Object.entries({ men, women, children }).flatMap(([flag, isSet]) => (isSet ? [flag] : []))
  const given = (kind: ListKind, values: ListSet[1] | undefined): ListSet[] =>
    values ? [[kind, values]] : []
  return {
    within: [...given('category', categories), ...given('rating', rate === undefined ? undefined : [rate])],
    page: [
      ...given('flag', flags.length > 0 ? flags : undefined),
      ...given('colour', colours),
      ...given('size', sizes),
    ],
  }
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
  const far = offset > MAX_SKIPPED ? bands[sort] : undefined
  const kinds = new Set([
    ...facetKinds,
    ...[...within, ...page].map(([kind]) => kind),
    ...(far ? [far.kind] : []),
  ])
  const selectAs = async (versions: SetVersions) => {
    const lists = await loadLists(database, versions, [...kinds])
    const every = (set: ProductSet, sets: readonly ListSet[]) =>
      sets.map((one) => listSet(lists, one)).reduce(intersection, set)
    const counted = every(listSet(lists, ['flag', ['shown']]), within)
    const matching = every(counted, page)
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
    const shape = { sort, by, isBackward, isFar }
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
      fromEnd > MAX_SKIPPED ? startOf(lists, sort, isBackward, matching, total, fromEnd) : undefined
    return await run(isAll ? 'all' : 'bits', { ...set, ...start }, start !== undefined)
  }
  const edgeStatement = isBackward ? soldEdgeBackwards : soldEdgeForwards
  const [edge] = await edgeStatement(database).execute({ ...set, offset: fromEnd })
  if (!edge) return await run('ids', { ids: [], offset: 0 })
  const values = { ...set, sold: edge.sold, offset: fromEnd - edge.before }
  const tied = edge.ties > MAX_SORTED ? await run('soldTies', values) : undefined
  return tied?.cards.length === limit ? tied : await run('soldFrom', values)
}

/** Returns where to begin in the index so that few products come before the one at `offset`, and its offset from there. */
function startOf(
  lists: Lists,
  sort: StoredSort,
  isBackward: boolean,
  matching: ProductSet,
  total: number,
  offset: number,
) {
  const ofSort = bands[sort]
  if (!ofSort) return undefined
  const countMatching = counterIn(matching)
  const rising = [...(lists.get(ofSort.kind)?.sets ?? [])]
    .map(([value, set]) => ({ value: Number(value), count: countMatching(set) }))
    .sort((one, other) => one.value - other.value)
  const banded = rising.reduce((sum, { count }) => sum + count, 0)
  const isUp = isRising(sort, isBackward)
  // Products without a price come last if prices rise, those without a rating if ratings fall.
  const areOthersFirst = (sort === 'rating') === isUp
  let left = offset - (areOthersFirst ? total - banded : 0)
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

/** Returns a set as the parameters of `isMatching`. */
export const setParameters = (set: ProductSet) => ({
  bits: Buffer.from(set),
  first: 0,
  last: set.length * 8 - 1,
})
