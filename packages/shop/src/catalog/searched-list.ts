/**
 * Products of a search. It ranks the best 1,000 matches at most, so its work does not grow with the catalogue: those with the
 * words in names and categories first, then the best sold.
 */

import {
  productColours,
  productListing,
  productSizes,
  productStats,
  products,
} from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, type DataOf, typed } from '@zayy/database/sql/subquery'
import type { Locale } from '@zayy/i18n/locale'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { cardColumns } from './list-cards.ts'
import { allOf, anyKey, keysQuery } from './search-queries.ts'
import type { SearchTerms } from './search-terms.ts'
import { type ListFilter, orderOf, type StoredSort } from './stored-list.ts'

/** Most products that a search ranks and lists. */
const MAX_MATCHES = 1_000

/** The queries of a search, as the parameter `ways`. Every product has a group, so a search without words finds all. */
const waysOf = ({ all, ways }: SearchTerms) => (all === null ? [`'r':*`] : ways.map(keysQuery))

type SearchSort = StoredSort | 'match'

const parameter = sql.placeholder

const tsquery = (name: string) => sql`to_tsquery('simple', ${parameter(name)}::text)`

const weights = sql`'{0.02, 0.1, 0.3, 1}'`

/** SQL: relevance of a product: words as a phrase, then whole, then as prefixes. */
const matchScore = sql`coalesce((position(${parameter('phrase')}::text in ${products.searchText}) > 0)::int
  + 4 * ts_rank(${weights}, stems, asked.whole) + ts_rank(${weights}, stems, asked.prefixes), 0)`

/**
 * Builds common table expressions of the best matches, one more than are listed, and of those that are listed.
 * @param narrowing parameter with a tsquery of keys
 */
function matchesOf(
  database: Executor,
  narrowing: 'narrowing' | 'filtered',
  { sort, rate }: { sort: SearchSort; rate: boolean },
) {
  const best = database.$with(`best_${narrowing}`).as(
    database
      .select({
        match: sql`match`.as('match'),
        nth: sql`nth`.as('nth'),
        categoryId: products.categoryId,
        // A search without words names every product.
        named: sql`coalesce(stems @@ asked.named, true)`.as('named'),
        score: (sort === 'match' ? matchScore : sql`0`).as('score'),
      })
      .from(
        // The queries are parsed once, and the stems of a product unpacked once.
        sql`(select ${tsquery('named')} as named, ${tsquery('whole')} as whole, ${tsquery('all')} as prefixes offset 0) asked
          cross join best_matches(${parameter('ways')}::text[]::tsquery[], ${parameter(narrowing)}::text::tsquery,
            ${sql.raw(`${MAX_MATCHES + 1}`)}) with ordinality as found (match, nth)`,
      )
      .innerJoin(products, sql`${products.id} = match and not ${products.hidden}`)
      .innerJoin(sql`lateral (select ${products.searchStems} || '' as stems offset 0) unpacked`, sql`true`),
  )
  const { soldCount } = productStats
  const { position, productId } = productListing
  const order =
    sort === 'match'
      ? sql`${best.named} desc, ${best.score} desc, ${soldCount} desc, ${position}, ${productId}`
      : orderOf(sort)
  const listed = database.$with(`listed_${narrowing}`).as(
    database
      .select({
        id: productListing.productId,
        men: productListing.men,
        women: productListing.women,
        children: productListing.children,
        categoryId: best.categoryId,
        named: best.named,
        place: sql`row_number() over (order by ${order})`.as('place'),
      })
      .from(best)
      .innerJoin(productListing, eq(productListing.productId, best.match))
      .innerJoin(productStats, eq(productStats.productId, best.match))
      .where(
        and(
          sql`${best.nth} <= ${sql.raw(`${MAX_MATCHES}`)}`,
          rate ? sql`${productStats.rating} >= ${parameter('rate')}::int` : undefined,
        ),
      ),
  )
  const counts = {
    total: sql`(select count(*) from ${listed})`.mapWith(Number),
    named: sql`(select count(*) from ${listed} where ${listed.named})`.mapWith(Number),
    more: sql`(select count(*) from ${best}) > ${sql.raw(`${MAX_MATCHES}`)}`.mapWith(Boolean),
  }
  return { best, listed, counts }
}

/** Counts the listed matches per colour family or size, as a JSON list. */
function facet<Value extends AnyPgColumn>(
  listed: ReturnType<typeof matchesOf>['listed'],
  table: typeof productColours | typeof productSizes,
  value: Value,
) {
  // Counting distinct products would sort thousands of texts.
  const counted = sql`(select key, count(*)::int as count from (
    select distinct ${table.productId}, ${value} as key from ${listed} join ${table} on ${table.productId} = ${listed.id}
    where not ${table.hidden}) kept group by key) counted`
  const entry = typed<{ key: NonNullable<DataOf<Value>>; count: number }>(
    sql`json_build_object('key', counted.key, 'count', counted.count)`,
  )
  return jsonList(entry, { from: counted, orderBy: sql`counted.key` })
}

type Shape = { sort: SearchSort; rate: boolean; filtered: boolean }

function listStatement(database: Executor, shape: Shape) {
  const matching = matchesOf(database, 'narrowing', shape)
  const shown = shape.filtered ? matchesOf(database, 'filtered', shape) : matching
  const tables = shape.filtered
    ? [matching.best, matching.listed, shown.best, shown.listed]
    : [matching.best, matching.listed]
  const countOf = (flag: 'men' | 'women' | 'children') =>
    sql`(select count(*) from ${matching.listed} where ${matching.listed[flag]})`.mapWith(Number)
  return database
    .with(...tables)
    .select({
      ...shown.counts,
      men: countOf('men'),
      women: countOf('women'),
      children: countOf('children'),
      colours: facet(matching.listed, productColours, productColours.family),
      sizes: facet(matching.listed, productSizes, productSizes.name),
      cards: jsonList(jsonObject(cardColumns), {
        from: sql`(select ${shown.listed.id} as id, ${shown.listed.place} as place from ${shown.listed}
            order by ${shown.listed.place} limit ${parameter('limit')}::int offset ${parameter('offset')}::int) page
          join ${products} on ${products.id} = page.id
          join ${productStats} on ${productStats.productId} = ${products.id}`,
        orderBy: sql`page.place`,
      }),
    })
    .from(sql`(values (1)) as one`)
    .prepare(`searched_list_${nameOf(shape)}`)
}

const nameOf = ({ sort, rate, filtered }: Shape) =>
  `${sort}${rate ? '_rate' : ''}${filtered ? '_filtered' : ''}`

const statements = prepared(() => new Map<string, ReturnType<typeof listStatement>>())

/**
 * Returns the cards of one page of the best matches, their number, whether the search has `more`, and how many of the
 * best matches within the same category and rating each flag, colour or size has.
 */
export async function selectSearchedList(
  database: Database,
  locale: Locale,
  { categories, rate, colours = [], sizes = [], ...flags }: ListFilter,
  terms: SearchTerms,
  sort: SearchSort,
  limit: number,
  offset: number,
) {
  const chosen = (['men', 'women', 'children'] as const).filter((flag) => flags[flag])
  const filters = [anyKey('g', chosen), anyKey('f', colours), anyKey('s', sizes)]
  const narrowing = allOf(anyKey('s', terms.searchSizes), anyKey('k', categories ?? []))
  const shape: Shape = { sort, rate: rate !== undefined, filtered: allOf(...filters) !== '' }
  const cached = statements(database)
  const statement = cached.get(nameOf(shape)) ?? listStatement(database, shape)
  cached.set(nameOf(shape), statement)
  const filtered = allOf(narrowing, ...filters)
  const place = { locale, rate, limit, offset }
  const [list] = await statement.execute({ ...terms, ways: waysOf(terms), narrowing, filtered, ...place })
  if (!list) throw new Error('A statement that returns one row returned none')
  return list
}

const suggestedMatches = prepared((database) => {
  const { best, listed, counts } = matchesOf(database, 'narrowing', { sort: 'match', rate: false })
  const counted = sql`(select ${listed.categoryId} as id, count(*)::int as count from ${listed} group by 1) counted`
  return database
    .with(best, listed)
    .select({
      ...counts,
      ids: arrayOf(listed.id, sql`from ${listed} order by ${listed.place} limit ${parameter('limit')}::int`),
      categories: jsonList(
        jsonObject({ id: typed<number>(sql`counted.id`), count: typed<number>(sql`counted.count`) }),
        { from: counted, orderBy: sql`counted.count desc, counted.id` },
      ),
    })
    .from(sql`(values (1)) as one`)
    .prepare('suggested_matches')
})

/** Returns the ids of the first matches, their number, whether there are `more`, and their main categories, most frequent first. */
export async function selectSuggested(database: Database, terms: SearchTerms, limit: number) {
  const narrowing = anyKey('s', terms.searchSizes)
  const [found] = await suggestedMatches(database).execute({
    ...terms,
    ways: waysOf(terms),
    narrowing,
    limit,
  })
  if (!found) throw new Error('A statement that returns one row returned none')
  return found
}
