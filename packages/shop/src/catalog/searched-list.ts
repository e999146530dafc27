/**
 * Products of a search: the best 1,000 matches, those with the words in names and categories first, then the best sold. The best
 * 240 of them are also ranked by their texts. So the work hardly depends on the catalogue.
 */

import { productStats, products } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { typed } from '@zayy/database/sql/subquery'
import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { type SQL, sql } from 'drizzle-orm'
import { cardColumns } from './list-cards.ts'
import { countFacets, type ListFilter, setsOf } from './listed-sets.ts'
import { idsOf, intersection, type ProductSet, setOfIds, sizeOf } from './product-set.ts'
import type { SearchTerms } from './search-terms.ts'
import { idsWhere, isMatching, nearPage, type StoredSort, setParameters } from './stored-list.ts'
import { type ListSet, loadListSets } from './word-sets.ts'

/** Maximum number of products that a search lists. */
const MAX_MATCHES = 1_000

/** Matches that are ranked by their texts, at most: 20 pages. */
const MAX_RANKED = 240

/** Products that are read in the order of sold pieces in the time that one takes by its number. */
const READ_PER_LOOKUP = 15

const parameter = sql.placeholder

/** An array as PostgreSQL reads it. The driver would escape each number. */
const arrayText = (numbers: readonly number[]) => `{${numbers.join()}}`

const bestSoldWhere = (name: string, isIn: SQL) =>
  prepared((database) => {
    const ids = sql`array(select ${productStats.productId} from ${productStats} where ${isIn}
      order by ${productStats.soldCount} desc, ${productStats.productId} limit ${parameter('limit')}::int)`
    return (
      database
        // The driver parses JSON faster than an array.
        .select({ ids: typed<number[]>(sql`to_json(${ids})`) })
        .from(sql`(select) one`)
        .prepare(name)
    )
  })

const bestSold = bestSoldWhere('best_sold', isMatching(productStats.productId))

const bestSoldOfFew = bestSoldWhere(
  'best_sold_of_few',
  sql`${productStats.productId} = any(${parameter('ids')}::int[])`,
)

/** Returns the ids of a set, the best sold first. */
async function sortBySold(database: Executor, set: ProductSet, size: number, limit: number) {
  // In order, products are read until `limit` of them match.
  const readInOrder = (limit * set.length * 8) / size
  const statement =
    size * READ_PER_LOOKUP < readInOrder
      ? bestSoldOfFew(database).execute({ ids: arrayText(idsOf(set)), limit })
      : bestSold(database).execute({ ...setParameters(set), limit })
  return (await statement)[0]?.ids ?? []
}

/**
 * The best matches: sets and sizes by kind of match, best kind first.
 * @property cut ids of the last set, the best sold first, if there are more than are listed
 */
type Best = { ways: { set: ProductSet; size: number }[]; cut: number[] | undefined }

/** Returns the first 1,000 products of these sets; of the last set that fits only in part, the best sold. */
async function bestMatches(database: Executor, matches: readonly ProductSet[]): Promise<Best> {
  const ways: Best['ways'] = []
  let left = MAX_MATCHES
  for (const set of matches) {
    const size = sizeOf(set)
    if (size > left) {
      const cut = await sortBySold(database, set, size, left)
      return { ways: [...ways, { set, size: cut.length }], cut }
    }
    ways.push({ set, size })
    left -= size
  }
  return { ways, cut: undefined }
}

/**
 * Returns the matches at these places in the order of way, sold pieces and number. A way that is needed whole is not sorted.
 */
async function matchesAt(database: Executor, { ways, cut }: Best, from: number, to: number) {
  const found: { ids: number[]; ways: number[] } = { ids: [], ways: [] }
  let start = 0
  for (const [way, { set, size }] of ways.entries()) {
    const first = Math.max(from - start, 0)
    const last = Math.min(to - start, size)
    start += size
    if (first >= last) continue
    const isCut = cut !== undefined && way === ways.length - 1
    const isWhole = last - first === size
    const ids = isCut ? cut : isWhole ? idsOf(set) : await sortBySold(database, set, size, last)
    const chosen = ids.slice(first, last)
    found.ids.push(...chosen)
    found.ways.push(...chosen.map(() => way))
  }
  return { ids: arrayText(found.ids), ways: arrayText(found.ways) }
}

const idsOfBest = ({ ways, cut }: Best) => [
  ...ways.slice(0, cut && -1).flatMap(({ set }) => idsOf(set)),
  ...(cut ?? []),
]

/** Order of a page: `match` by way and texts; `rest`, after the ranked ones, by way and sold pieces. */
type PageSort = StoredSort | 'match' | 'rest'

const weights = sql`'{0.02, 0.1, 0.3, 1}'`

const tsquery = (name: string) => sql`to_tsquery('simple', ${parameter(name)}::text)`

/**
 * SQL: relevance of a product: words as a phrase, then whole, then as prefixes. `ts_delete` of no stem reads the stored stems once
 * for both ranks, without the copy that `||` makes.
 */
const matchScore = sql`(select coalesce((position(${parameter('phrase')}::text in ${products.searchText}) > 0)::int
    + 4 * ts_rank(${weights}, stems, asked.whole) + ts_rank(${weights}, stems, asked.prefixes), 0)
  from (select ts_delete(${products.searchStems}, '') as stems offset 0) unpacked)`

const given = sql`unnest(${parameter('ids')}::int[], ${parameter('ways')}::int[]) as given (id, way)`

/** SQL: the ranked matches in the order of their places, with the columns to sort by. */
const rankedMatches = sql`select given.id, ${products.categoryId}, row_number() over (
    order by given.way = ${parameter('unnamed')}::int, ${matchScore} desc, ${productStats.soldCount} desc, ${products.position}, given.id
  ) as place
  from ${given} join ${products} on ${products.id} = given.id join ${productStats} on ${productStats.productId} = given.id
    cross join (select ${tsquery('whole')} as whole, ${tsquery('all')} as prefixes offset 0) asked`

/** SQL: the ids of a page in order. */
function pageIds(sort: PageSort): SQL {
  const page = sql`limit ${parameter('limit')}::int offset ${parameter('offset')}::int`
  if (sort === 'match') return sql`select id from (${rankedMatches}) ranked order by place ${page}`
  if (sort === 'rest')
    return sql`select given.id from ${given} join ${productStats} on ${productStats.productId} = given.id
      order by given.way, ${productStats.soldCount} desc, given.id ${page}`
  return idsWhere(sort, (id) => sql`${id} = any(${parameter('ids')}::int[])`)
}

/** SQL: the cards of the products with these ids, in their order. */
const cardsOf = (ids: SQL) =>
  jsonList(jsonObject(cardColumns), {
    from: sql`unnest(array(${ids})) with ordinality as page (id, place)
      join ${products} on ${products.id} = page.id
      join ${productStats} on ${productStats.productId} = ${products.id}`,
    orderBy: sql`page.place`,
  })

function pageStatement(database: Executor, sort: PageSort) {
  return database
    .select({ cards: cardsOf(pageIds(sort)) })
    .from(sql`(select) one`)
    .prepare(`searched_page_${sort}`)
}

const statements = prepared(() => new Map<PageSort, ReturnType<typeof pageStatement>>())

async function selectPage(database: Executor, sort: PageSort, values: Record<string, unknown>) {
  const cached = statements(database)
  const statement = cached.get(sort) ?? pageStatement(database, sort)
  cached.set(sort, statement)
  return (await statement.execute(values))[0]?.cards ?? []
}

/** The parameters of `rankedMatches`. */
async function rankedParameters(
  database: Executor,
  best: Best,
  { whole, all, phrase, matches }: SearchTerms,
) {
  return {
    ...(await matchesAt(database, best, 0, MAX_RANKED)),
    whole,
    all,
    phrase,
    unnamed: matches.length - 1,
  }
}

function countsOf({ ways, cut }: Best, { matches }: SearchTerms) {
  const total = ways.reduce((sum, { size }) => sum + size, 0)
  return { total, named: total - (ways[matches.length - 1]?.size ?? 0), more: cut !== undefined }
}

/**
 * Returns the cards of one page of the best matches, their number, whether the search has `more`, and how many of the
 * best matches within the same category and rating each flag, colour or size has.
 */
export async function selectSearchedList(
  database: Executor,
  locale: Locale,
  filter: ListFilter,
  terms: SearchTerms,
  sort: StoredSort | 'match',
  limit: number,
  offset: number,
) {
  const sets = setsOf(filter)
  const within = await narrowed(database, terms, terms.matches, sets.within)
  const filtered = await narrowed(database, terms, within, sets.page)
  const counted = await bestMatches(database, within)
  const best = filtered === within ? counted : await bestMatches(database, filtered)
  const counts = countsOf(best, terms)
  return {
    ...counts,
    ...(await countFacets(database, terms.versions, setOfIds(idsOfBest(counted)))),
    cards: offset < counts.total ? await selectCards() : [],
  }

  async function selectCards() {
    const range = { locale, limit, offset }
    if (sort !== 'match') {
      const listed = setOfIds(idsOfBest(best))
      const { near, before } = await nearPage(database, terms.versions, sort, listed, offset, limit)
      return await selectPage(database, sort, {
        ...range,
        ids: arrayText(idsOf(near)),
        offset: offset - before,
      })
    }
    // Ranked places are the first; the others do not depend on their order.
    if (offset < MAX_RANKED)
      return await selectPage(database, 'match', {
        ...range,
        ...(await rankedParameters(database, best, terms)),
      })
    const rest = await matchesAt(database, best, offset, offset + limit)
    return await selectPage(database, 'rest', { ...range, ...rest, offset: 0 })
  }
}

/** Returns the products of each of these sets that are in all sets of filters; the same list without filters. */
async function narrowed(
  database: Executor,
  { versions }: SearchTerms,
  matches: readonly ProductSet[],
  filters: readonly ListSet[],
): Promise<readonly ProductSet[]> {
  if (filters.length === 0) return matches
  const sets = await loadListSets(database, versions, filters)
  return matches.map((match) => sets.reduce(intersection, match))
}

const suggestedMatches = prepared((database) => {
  const counted = sql`(select category_id as id, count(*)::int as count from ranked group by 1) counted`
  return database
    .with(database.$with('ranked', {}).as(rankedMatches))
    .select({
      cards: cardsOf(sql`select id from ranked order by place limit ${parameter('limit')}::int`),
      categories: jsonList(
        jsonObject({ id: typed<number>(sql`counted.id`), count: typed<number>(sql`counted.count`) }),
        { from: counted, orderBy: sql`counted.count desc, counted.id` },
      ),
    })
    .from(sql`(select) one`)
    .prepare('suggested_matches')
})

/**
 * Returns the cards of the first matches, their number, whether there are `more`, and the main categories of those ranked by their
 * texts, most frequent first.
 */
export async function selectSuggested(database: Executor, locale: Locale, terms: SearchTerms, limit: number) {
  const best = await bestMatches(database, terms.matches)
  const parameters = await rankedParameters(database, best, terms)
  const [found] = await suggestedMatches(database).execute({ ...parameters, locale, limit })
  if (!found) throw new Error('A statement that returns one row returned none')
  return { ...countsOf(best, terms), ...found }
}
