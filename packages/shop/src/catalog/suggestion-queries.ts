import type { Database, Executor } from '@zayy/database/database'
import { products, productTallies } from '@zayy/database/schema/catalog'
import { desc, eq, sql } from 'drizzle-orm'
import { jsonList, jsonObject } from '../sql/json.ts'
import { prepared } from '../sql/prepared.ts'
import { arrayOf, typed } from '../sql/subquery.ts'
import { matchScore, searchQuery } from './match-score.ts'
import type { SearchTerms } from './search-terms.ts'

/** Of what a search finds: the ids of its best matches, how many there are, and of which main categories, most first. */
const bestMatches = prepared((database: Executor) => {
  const found = database.$with('found').as(
    database
      .select({
        id: products.id,
        categoryId: products.categoryId,
        position: products.position,
        soldCount: productTallies.soldCount,
        score: matchScore.as('score'),
      })
      .from(products)
      .innerJoin(productTallies, eq(productTallies.productId, products.id))
      .where(sql`not ${products.hidden} and ${products.searchStems} @@ ${searchQuery}`),
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
    .prepare('best_matches')
})

/** The best matches of a search that finds something, at most so many of them. */
export async function selectBestMatches(database: Database, terms: SearchTerms, most: number) {
  const [found] = await bestMatches(database).execute({ ...terms, most })
  return found ?? { total: 0, ids: [], categories: [] }
}
