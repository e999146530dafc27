import { products, productStats } from '@zayy/database/schema/catalog'
import { jsonList, jsonObject } from '@zayy/database/sql/json'
import { prepared } from '@zayy/database/sql/prepared'
import { arrayOf, typed } from '@zayy/database/sql/subquery'
import type { Database, Executor } from '@zayy/platform/postgres/database'
import { and, desc, eq, not, sql } from 'drizzle-orm'
import { matchScore, searchQuery } from './match-score.ts'
import { hasSearchedSize } from './search-queries.ts'
import type { SearchTerms } from './search-terms.ts'

type Kind = { words: boolean; sizes: boolean }

/** Of what a search finds: the ids of its best matches, how many there are, and of which main categories, most first. */
function bestMatches(database: Executor, { words, sizes }: Kind) {
  const found = database.$with('found').as(
    database
      .select({
        id: products.id,
        categoryId: products.categoryId,
        position: products.position,
        soldCount: productStats.soldCount,
        score: (words ? matchScore : sql`0`).as('score'),
      })
      .from(products)
      .innerJoin(productStats, eq(productStats.productId, products.id))
      .where(
        and(
          not(products.hidden),
          words ? sql`${products.searchStems} @@ ${searchQuery}` : undefined,
          sizes ? hasSearchedSize : undefined,
        ),
      ),
  )
  const counted = sql`(select ${found.categoryId} as id, count(*)::int as count from ${found} group by 1) counted`
  return database
    .with(found)
    .select({
      total: sql`(select count(*) from ${found})`.mapWith(Number),
      ids: arrayOf(
        found.id,
        sql`from ${found} order by ${desc(found.score)}, ${desc(found.soldCount)}, ${found.position}, ${found.id}
          limit ${sql.placeholder('most')}::int`,
      ),
      categories: jsonList(
        jsonObject({ id: typed<number>(sql`counted.id`), count: typed<number>(sql`counted.count`) }),
        {
          from: counted,
          orderBy: sql`counted.count desc, counted.id`,
        },
      ),
    })
    .from(sql`(values (1)) as one`)
    .prepare(`best_matches${words ? '_words' : ''}${sizes ? '_sizes' : ''}`)
}

/** The statement for a kind of search, made when it is first asked for. */
const statements = prepared((database) => {
  const made = new Map<string, ReturnType<typeof bestMatches>>()
  return (kind: Kind) => {
    const name = `${kind.words} ${kind.sizes}`
    const statement = made.get(name) ?? bestMatches(database, kind)
    made.set(name, statement)
    return statement
  }
})

/** The best matches of a search that finds something, at most so many of them. */
export async function selectBestMatches(database: Database, terms: SearchTerms, most: number) {
  const statement = statements(database)({
    words: terms.all !== null,
    sizes: terms.searchSizes.length > 0,
  })
  const [found] = await statement.execute({ ...terms, most })
  return found ?? { total: 0, ids: [], categories: [] }
}
