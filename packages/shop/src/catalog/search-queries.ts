import { products } from '@zayy/database/schema/catalog'
import { searchWords } from '@zayy/database/schema/search-words'
import { type SQL, sql } from 'drizzle-orm'
import { prepared } from '../sql/prepared.ts'
import { arrayOf, existsIn, typed } from '../sql/subquery.ts'

const isFound = (query: SQL) =>
  existsIn({
    from: products,
    where: sql`not ${products.hidden} and ${products.searchStems} @@ to_tsquery('simple', ${query})`,
  })

/** Of some tsqueries, `queries`, the first that finds a product that is shown. */
export const firstFinding = prepared((database) =>
  database
    .select({ query: sql`asked.query`.mapWith(String) })
    .from(sql`unnest(${sql.placeholder('queries')}::text[]) with ordinality as asked (query, place)`)
    .where(isFound(sql`asked.query`))
    .orderBy(sql`asked.place`)
    .limit(1)
    .prepare('narrowest_search'),
)

/**
 * Of some stems, `stems`, those that a product holds, if only as a prefix; and the words of the shop's names that begin
 * as the folded text `beginning` does, those of most names first.
 */
export const knownWords = prepared((database) =>
  database
    .select({
      held: arrayOf(
        typed<string>(sql`asked.stem`),
        sql`from unnest(${sql.placeholder('stems')}::text[]) as asked (stem)
          where ${isFound(sql`'''' || asked.stem || ''':*'`)}`,
      ),
      completions: arrayOf(
        searchWords.word,
        sql`from ${searchWords} where starts_with(${searchWords.word}, ${sql.placeholder('beginning')}::text)
          order by ${searchWords.uses} desc, ${searchWords.word} limit 30`,
      ),
    })
    .from(sql`(values (1)) as one`)
    .prepare('known_words'),
)

/** For each of some words, `words`, the words of the shop's names that are like it, the likest first, as names write them too. */
export const nearWords = prepared((database) =>
  database
    .select({
      asked: sql`asked.word`.mapWith(String),
      word: sql`near.word`.mapWith(String),
      shown: sql`near.shown`.mapWith(String),
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[]) as asked (word), lateral (
        select ${searchWords.word}, ${searchWords.shown} from ${searchWords}
        where similarity(${searchWords.word}, asked.word) > 0.15
        order by similarity(${searchWords.word}, asked.word) desc, ${searchWords.uses} desc, ${searchWords.word}
        limit 40) near`,
    )
    .prepare('near_words'),
)
