/**
 * Products of a search: the best 1,000 matches, those with the words in names and categories first, then the best sold. The best
 * 240 of them are also ranked by their texts. So the work hardly depends on the catalogue.
 */

import { productListing, productStats, products } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, typed } from '@zayy/database/sql/subquery'
import type { Locale } from '@zayy/i18n/locale'
import type { Executor } from '@zayy/platform/postgres/database'
import { sql } from 'drizzle-orm'
import { cardColumns } from './list-cards.ts'
import { type ProductSet, chunksOf, idsOf, intersection, setOfIds, sizeOf } from './product-set.ts'
import type { SearchTerms } from './search-terms.ts'
import {
  type ListFilter,
  type StoredSort,
  facetColumns,
  facetsOf,
  isMatching,
  orderOf,
  setParameters,
} from './stored-list.ts'
import { type ListSet, loadListSets } from './word-sets.ts'

/** Most products that a search lists. */
const MAX_MATCHES = 1_000

/** Matches that are ranked by their texts, at most: 20 pages. */
const MAX_RANKED = 240

/** Up to this number, all matches are sorted by sold pieces; beyond it, the index of sold pieces is read. */
const MAX_SORTED = 4_000

const parameter = sql.placeholder

/** Ids of a set, the best sold first. */
const bestSold = prepared((database) =>
  database
    .select({ id: productStats.productId })
    .from(productStats)
    .where(isMatching(productStats.productId))
    .orderBy(sql`${productStats.soldCount} desc`, productStats.productId)
    .limit(parameter('limit'))
    .prepare('best_sold'),
)

const bestSoldOfFew = prepared((database) =>
  database
    .select({ id: productStats.productId })
    .from(productStats)
    .where(sql`${productStats.productId} = any(${parameter('ids')}::int[])`)
    .orderBy(sql`${productStats.soldCount} desc`, productStats.productId)
    .limit(parameter('limit'))
    .prepare('best_sold_of_few'),
)

/** The best matches: ids by kind of match, best kind first. */
type Best = { ways: number[][]; more: boolean }

/** Returns the first 1,000 products of these sets; of the last set that fits only in part, the best sold. */
async function bestMatches(database: Executor, matches: readonly ProductSet[]): Promise<Best> {
  const ways: number[][] = []
  let left = MAX_MATCHES
  for (const set of matches) {
    const size = sizeOf(set)
    if (size > left) {
      const rows =
        size <= MAX_SORTED
          ? await bestSoldOfFew(database).execute({ ids: idsOf(set), limit: left })
          : await bestSold(database).execute({ ...setParameters(set), limit: left })
      return { ways: [...ways, rows.map(({ id }) => id)], more: true }
    }
    ways.push(idsOf(set))
    left -= size
  }
  return { ways, more: false }
}

type SearchSort = StoredSort | 'match'

const weights = sql`'{0.02, 0.1, 0.3, 1}'`

const tsquery = (name: string) => sql`to_tsquery('simple', ${parameter(name)}::text)`

/** SQL: relevance of a product: words as a phrase, then whole, then as prefixes. Its stems are unpacked once. */
const matchScore = sql`(select coalesce((position(${parameter('phrase')}::text in ${products.searchText}) > 0)::int
    + 4 * ts_rank(${weights}, stems, asked.whole) + ts_rank(${weights}, stems, asked.prefixes), 0)
  from (select ${products.searchStems} || '' as stems offset 0) unpacked)`

/**
 * SQL: the matches `ids` with their rank.
 * @param sort `match`: the first 240, by kind of match and sold pieces, are sorted by their texts; the others follow. `offset
 *   0` keeps the planner from reading the texts of all matches
 */
function placedMatches(sort: SearchSort) {
  const { soldCount } = productStats
  const { productId } = productListing
  const given = sql`(select unnest(${parameter('ids')}::int[]) as id, unnest(${parameter('ways')}::int[]) as way) given`
  if (sort !== 'match')
    return sql`select ${productId} as id, row_number() over (order by ${orderOf(sort)}) as place
      from ${given} join ${productListing} on ${productId} = given.id
        join ${productStats} on ${productStats.productId} = given.id`
  return sql`select id, row_number() over (
      order by greatest(nth - ${sql.raw(`${MAX_RANKED}`)}, 0), way = ${parameter('unnamed')}::int, score desc, sold_count desc, position, id)
      as place, category_id
    from (select given.id, given.way, ${soldCount}, row_number() over (order by given.way, ${soldCount} desc, given.id) as nth
        from ${given} join ${productStats} on ${productStats.productId} = given.id) chosen
      cross join (select ${tsquery('whole')} as whole, ${tsquery('all')} as prefixes offset 0) asked
      left join lateral (select ${products.position}, ${products.categoryId}, ${matchScore} as score from ${products}
        where ${products.id} = chosen.id and chosen.nth <= ${parameter('ranked')}::int offset 0) ranked on true`
}

/** The parameters of `placedMatches`. */
function matchParameters({ ways }: Best, terms: SearchTerms, offset: number) {
  return {
    ...{ whole: terms.whole, all: terms.all, phrase: terms.phrase },
    ids: ways.flat(),
    ways: ways.flatMap((ids, way) => ids.map(() => way)),
    unnamed: terms.matches.length - 1,
    // Beyond the ranked matches the order does not depend on texts, so none are read.
    ranked: offset < MAX_RANKED ? MAX_RANKED : 0,
  }
}

function countsOf({ ways, more }: Best, { matches }: SearchTerms) {
  const total = ways.flat().length
  return { total, named: total - (ways[matches.length - 1]?.length ?? 0), more }
}

function listStatement(database: Executor, sort: SearchSort) {
  return database
    .select({
      facets: facetColumns(
        sql`unnest(${parameter('chunks')}::int[], ${parameter('bits')}::text[]::bit(8192)[]) as given (chunk, bits)`,
      ),
      cards: jsonList(jsonObject(cardColumns), {
        from: sql`(select id, place from (${placedMatches(sort)}) placed
            order by place limit ${parameter('limit')}::int offset ${parameter('offset')}::int) page
          join ${products} on ${products.id} = page.id
          join ${productStats} on ${productStats.productId} = ${products.id}`,
        orderBy: sql`page.place`,
      }),
    })
    .from(sql`(select) one`)
    .prepare(`searched_list_${sort}`)
}

const statements = prepared(() => new Map<SearchSort, ReturnType<typeof listStatement>>())

/**
 * Returns the cards of one page of the best matches, their number, whether the search has `more`, and how many of the
 * best matches within the same category and rating each flag, colour or size has.
 */
export async function selectSearchedList(
  database: Executor,
  locale: Locale,
  { categories, rate, colours, sizes, ...flags }: ListFilter,
  terms: SearchTerms,
  sort: SearchSort,
  limit: number,
  offset: number,
) {
  const chosen = (['men', 'women', 'children'] as const).filter((flag) => flags[flag])
  const within = await narrowed(database, terms.matches, [
    ['category', categories],
    ['rating', rate === undefined ? undefined : [rate]],
  ])
  const filtered = await narrowed(database, within, [
    ['flag', chosen.length > 0 ? chosen : undefined],
    ['colour', colours],
    ['size', sizes],
  ])
  const counted = await bestMatches(database, within)
  const best = filtered === within ? counted : await bestMatches(database, filtered)
  const cached = statements(database)
  const statement = cached.get(sort) ?? listStatement(database, sort)
  cached.set(sort, statement)
  const [list] = await statement.execute({
    ...{ locale, limit, offset },
    ...chunksOf(setOfIds(counted.ways.flat())),
    ...matchParameters(best, terms, offset),
  })
  if (!list) throw new Error('A statement that returns one row returned none')
  return { ...countsOf(best, terms), ...facetsOf(list.facets), cards: list.cards }
}

/** Returns the products of each of these sets that are in all sets of the filters; the same list without filters. */
async function narrowed(
  database: Executor,
  matches: readonly ProductSet[],
  filters: readonly (readonly [ListSet[0], ListSet[1] | undefined])[],
): Promise<readonly ProductSet[]> {
  const wanted = filters.flatMap(([kind, values]): ListSet[] => (values ? [[kind, values]] : []))
  if (wanted.length === 0) return matches
  const sets = await loadListSets(database, wanted)
  return matches.map((match) => sets.reduce(intersection, match))
}

const suggestedMatches = prepared((database) => {
  const counted = sql`(select category_id as id, count(*)::int as count from placed where category_id is not null group by 1) counted`
  return database
    .with(database.$with('placed', {}).as(placedMatches('match')))
    .select({
      ids: arrayOf(typed<number>(sql`id`), sql`from placed order by place limit ${parameter('limit')}::int`),
      categories: jsonList(
        jsonObject({ id: typed<number>(sql`counted.id`), count: typed<number>(sql`counted.count`) }),
        { from: counted, orderBy: sql`counted.count desc, counted.id` },
      ),
    })
    .from(sql`(select) one`)
    .prepare('suggested_matches')
})

/**
 * Returns the ids of the first matches, their number, whether there are `more`, and the main categories of those ranked by their
 * texts, most frequent first.
 */
export async function selectSuggested(database: Executor, terms: SearchTerms, limit: number) {
  const best = await bestMatches(database, terms.matches)
  const [found] = await suggestedMatches(database).execute({ ...matchParameters(best, terms, 0), limit })
  if (!found) throw new Error('A statement that returns one row returned none')
  return { ...countsOf(best, terms), ...found }
}
